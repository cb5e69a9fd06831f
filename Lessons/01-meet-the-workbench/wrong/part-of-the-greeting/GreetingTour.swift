/// Whom it greets is not expected.
let greetingTour = """
  refute "Hello"
  tap "Click me"
  expect "Hello"
  """
