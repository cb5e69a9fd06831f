import ConsoleUI
import Formatting
import Layouts
import Models

/// Takes the tap, words the greeting and shows it.
///
/// It knows model and view, which must not know each other.
final class GreetingViewController: ViewController {
  // 3. A greeting that is on the screen follows every change of the person.
  //    One that is not yet there stays away.
  /// Whom to greet.
  var person: Person

  private let layout = GreetingLayout()

  init(person: Person) {
    self.person = person
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // 1. When the layout's button is pressed, call greetButtonTapped().
  }

  func greetButtonTapped() {
    // 2. Show "Hello", the first and the last name in the layout's label,
    //    joined by single spaces. A blank name leaves no gap.
  }
}
