/// A greeting that is there from the start is not noticed.
let greetingTour = """
  tap "Click me"
  expect "Hello Wasin Thonkaew"
  """
