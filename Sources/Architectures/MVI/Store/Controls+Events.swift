import ConsoleUI

// These functions have a control send an event, so that the view needs no
// function for it. They are a part of what MVI calls intent.

extension Button {
  /// Sends an event whenever the button is pressed.
  func addTarget<Receiver: EventReceiver>(
    _ receiver: Receiver,
    event: Receiver.Event
  ) {
    addTarget(receiver) { receiver in { receiver.send(event) } }
  }
}

extension TextField {
  /// Sends an event with the text whenever the user has changed it.
  func addTarget<Receiver: EventReceiver>(
    _ receiver: Receiver,
    event: @escaping (String) -> Receiver.Event
  ) {
    addTarget(receiver) { [weak self] receiver in
      { receiver.send(event(self?.text ?? "")) }
    }
  }

  /// Sets the text, unless the field holds it already.
  ///
  /// A field already holds what the user has typed. On iOS, setting the text
  /// again would move the cursor.
  func setText(_ text: String) {
    if self.text != text { self.text = text }
  }
}

extension SegmentedControl {
  /// Sends an event with the segment whenever the user has chosen another.
  func addTarget<Receiver: EventReceiver>(
    _ receiver: Receiver,
    event: @escaping (Int) -> Receiver.Event
  ) {
    addTarget(receiver) { [weak self] receiver in
      { receiver.send(event(self?.selectedSegmentIndex ?? 0)) }
    }
  }
}
