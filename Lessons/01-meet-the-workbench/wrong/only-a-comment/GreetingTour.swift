/// The right words, but nobody performs a comment.
let greetingTour = """
  # tap "Click me"
  # expect "Hello Wasin Thonkaew"
  """
