import ConsoleUI

/// The controller of a view that takes no input; Smalltalk-80 has one of this
/// name.
final class NoController<ModelType, ViewType: View>:
  Controller<ModelType, ViewType>
{}
