/// A button without its quotes.
let greetingTour = """
  tap Click me
  expect "Hello Wasin Thonkaew"
  """
