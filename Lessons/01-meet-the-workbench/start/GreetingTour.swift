/// What a user does with the greeting, and what the screen must show then.
///
/// One action or expectation a line; `#` begins a comment.
let greetingTour = """
  # Before anything has happened, the screen greets nobody.
  refute "Hello"

  # A tap on the button does.
  tap "Click me"
  expect "Hello Wasin Thonkaew"
  """
