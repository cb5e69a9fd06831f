/// A tap that nothing is expected of.
let greetingTour = """
  refute "Hello"
  tap "Click me"
  """
