import ConsoleUI

extension TextField {
  /// What a script calls the field: the label beside it, else the placeholder
  /// in it, as a screen reader would.
  var name: String? {
    [label, placeholder].compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension Window {
  /// The text fields, each with as much of a name as tells it from the others.
  ///
  /// The only one needs none. The number is that among the fields of the same
  /// name, for a field without a name that among all.
  var namedTextFields: [(textField: TextField, name: String?, number: Int?)] {
    let all = textFields
    guard all.count > 1 else { return all.map { ($0, nil, nil) } }
    return all.map { textField in
      let name = textField.name
      let same = all.filter { name == nil || $0.name == name }
      let number = same.firstIndex { $0 === textField }.map { $0 + 1 }
      return (textField, name, same.count > 1 ? number : nil)
    }
  }
}
