/// A greeting that is expected before the tap.
let greetingTour = """
  expect "Hello Wasin Thonkaew"
  tap "Click me"
  """
