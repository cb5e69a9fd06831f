/// The greeting in two parts, and more steps than are needed.
let greetingTour = """
  refute "Thonkaew"
  expect "Click me"
  tap "Click me"
  wait 2s
  expect "Hello"
  expect "Wasin Thonkaew"
  """
