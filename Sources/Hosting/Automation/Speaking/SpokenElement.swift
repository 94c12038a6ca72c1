import AutomationProtocol

/// An element as a screen reader has it.
@MainActor
struct SpokenElement {
    /// The number of the node that shows it.
    let id: Int?
    private let element: ScreenElement

    init(_ element: ScreenElement) {
        id = element.render?.id
        self.element = element
    }

    /// What is said when the focus comes into what it contains.
    var introduction: [String] {
        switch element.role {
        case .list: ["List with \(element.children.count { $0.role == .row }) items"]
        case .menu: ["menu"]
        case .sheet, .alert: [words(title, "dialog", texts)]
        default: []
        }
    }

    /// What is said when the focus comes to it.
    var description: [String] {
        var first: String
        var second: [String] = []
        switch element.role {
        case .toggle: first = words(element.label, "check box", state)
        case .slider: first = words(element.label, "slider", value)
        case .stepper: first = words(element.label, value, "spin button")
        case .picker:
            first = words(element.label, "combo box")
            second = [value]
        case .option:
            first = element.label
            second = [words(state, "radio button")]
        case .button where isExpandable: first = words(element.label, value, "push button")
        case .button: first = words(element.label, "push button")
        case .link: first = words(element.label, "link")
        case .textField: first = words(element.label, "entry", value)
        case .secureField: first = words(element.label, "password text", value)
        case .textEditor: first = words(element.label, "text", value)
        case .datePicker: first = words(element.label, "date editor", value)
        case .colorPicker: first = words(element.label, "color chooser", value)
        case .tab: first = words(element.label, "page tab")
        case .heading: first = words(element.label, "heading")
        case .image: first = words(element.label, "image")
        case .progress: first = words(element.label, "progress bar", value)
        case .list: first = introduction.joined()
        default: first = name
        }
        if !element.isEnabled { first = words(first, "grayed") }
        let remarks = [valueWithoutPlace, element.hint].filter { !$0.isEmpty }
        return ([first] + second + [remarks.joined(separator: ", ")]).filter { !$0.isEmpty }
    }

    /// What is said when it has changed while it has the focus.
    func changes(since old: SpokenElement) -> [String] {
        guard element.value != old.element.value || element.isSelected != old.element.isSelected
        else { return [] }
        return switch element.role {
        // What is typed is heard from the keyboard.
        case .textField, .secureField, .textEditor: []
        case .toggle, .option: [state]
        default: value.isEmpty ? [] : [value]
        }
    }

    // MARK: Words

    private var value: String { element.value ?? "" }

    private var isExpandable: Bool { ["expanded", "collapsed"].contains(value) }

    private var state: String {
        switch (element.role, element.value) {
        case (.toggle, "on"): "checked"
        case (.toggle, "mixed"): "partially checked"
        case (.toggle, _): "not checked"
        case (_, _): element.isSelected ? "selected" : "not selected"
        }
    }

    /// A value of an element that has no place for one.
    private var valueWithoutPlace: String {
        switch element.role {
        case .button where !isExpandable: value
        case .row, .cell, .text, .image, .group, .heading, .link, .menuItem: value
        default: ""
        }
    }

    /// Whether it is in front of all else in its window.
    var isDialog: Bool { [.sheet, .alert].contains(element.role) }

    /// What a dialog is called: by its label, or by the first words of an alert.
    private var title: String {
        guard element.label.isEmpty, element.role == .alert else { return element.label }
        return words(in: element).first ?? ""
    }

    /// The texts that a dialog shows beside its title and its controls.
    private var texts: String {
        let all = words(in: element)
        return (all.first == title ? Array(all.dropFirst()) : all).joined(separator: " ")
    }

    private func words(in element: ScreenElement) -> [String] {
        element.descendants.filter { [.text, .heading].contains($0.role) && !$0.label.isEmpty }
            .map(\.label)
    }

    /// Its label, or the words in it.
    private var name: String {
        element.label.isEmpty ? words(in: element).joined(separator: " ") : element.label
    }

    private func words(_ words: String...) -> String {
        words.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
