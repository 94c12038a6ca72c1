import Views

@testable import Widgets

/// A button with nothing around it, that stands in menus and alerts as theirs do.
struct PlainButton: View {
    let title: String
    var role = ActionRole.standard
    let action: () -> Void
    @Environment(\.actionContainer) private var container

    init(
        _ title: String, role: ActionRole = .standard,
        action: @escaping () -> Void = {}
    ) {
        self.title = title
        self.role = role
        self.action = action
    }

    var body: some View {
        if let container {
            ContainedButton(in: container, role: role, action: action) { Text(verbatim: title) }
        } else {
            Pressable(.init(role: .button, label: title), action: action) { _ in
                Text(verbatim: title)
            }
        }
    }
}
