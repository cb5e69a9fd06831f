/// Not the person in the sample data.
let greetingTour = """
  tap "Click me"
  expect "Hello Grace Hopper"
  """
