/// A text that is put together.
var greetingTour: String {
  let greeting = "Hello Wasin Thonkaew"
  return """
    refute "\(greeting)"  # not yet
    tap "Click me"
    expect "\(greeting)"
    """
}
