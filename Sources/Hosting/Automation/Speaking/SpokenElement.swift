import AutomationProtocol
import Foundation

/// An element as a screen reader has it.
@MainActor
struct SpokenElement {
    /// The number of the node that shows it.
    let id: Int?
    private let element: ScreenElement
    private let words: ReaderWords

    init(_ element: ScreenElement, _ words: ReaderWords) {
        id = element.render?.id
        self.element = element
        self.words = words
    }

    /// What is said when the focus comes into what it contains.
    var introduction: [String] {
        switch element.role {
        case .list: [words.items(element.children.count { $0.role == .row })]
        case .menu: [words[.menu]]
        case .sheet, .alert: [join(title, words[.dialog], texts)]
        default: []
        }
    }

    /// What is said when the focus comes to it.
    var description: [Utterance] {
        let speech = element.speech
        return sentences.map { Utterance($0, speech: speech) }
    }

    private var sentences: [String] {
        var first: String
        var second: [String] = []
        switch element.role {
        case .toggle: first = join(element.label, words[.checkBox], state)
        case .slider: first = join(element.label, words[.slider], value)
        case .stepper: first = join(element.label, value, words[.stepper])
        case .picker:
            first = join(element.label, words[.picker])
            second = [value]
        case .option:
            first = element.label
            second = [join(state, words[.option])]
        case .button where isExpandable: first = join(element.label, value, words[.button])
        case .button: first = join(element.label, words[.button])
        case .link: first = join(element.label, words[.link])
        case .textField: first = join(element.label, words[.field], value)
        case .secureField: first = join(element.label, words[.password], value)
        case .textEditor: first = join(element.label, words[.editor], value)
        case .datePicker: first = join(element.label, words[.date], value)
        case .colorPicker: first = join(element.label, words[.color], value)
        case .tab: first = join(element.label, words[.tab])
        case .heading: first = join(element.label, words[.heading], level)
        case .image: first = join(element.label, words[.image])
        case .progress: first = join(element.label, words[.progress], value)
        case .list: first = introduction.joined()
        default: first = name
        }
        if !element.isEnabled { first = join(first, words[.disabled]) }
        let remarks = ([valueWithoutPlace] + importantContent + [element.hint]).filter {
            !$0.isEmpty
        }
        return ([first] + second + [remarks.joined(separator: ", ")]).filter { !$0.isEmpty }
    }

    /// What is said when it has changed while it has the focus.
    func changes(since old: SpokenElement) -> [Utterance] {
        var sentences: [String] = []
        if element.label != old.element.label, !element.label.isEmpty, saysNewLabel {
            sentences.append(element.label)
        }
        if element.value != old.element.value || element.isSelected != old.element.isSelected {
            switch element.role {
            // What is typed is heard from the keyboard.
            case .textField, .secureField, .textEditor: break
            case .toggle, .option: sentences.append(state)
            default: if !value.isEmpty { sentences.append(value) }
            }
        }
        return sentences.map { Utterance($0, speech: element.speech) }
    }

    /// Whether a new label is said: of a picker and of a cell the new value is.
    private var saysNewLabel: Bool { ![.picker, .cell].contains(element.role) }

    // MARK: Using it

    var frame: CGRect { element.frame }

    /// The elements inside another one, and that one, that are said by themselves: those with nothing
    /// inside, in reading order.
    static func stops(in element: ScreenElement, _ words: ReaderWords) -> [SpokenElement] {
        guard !element.children.isEmpty, !isWhole(element) else {
            let stop = SpokenElement(element, words)
            return element.render == nil || stop.sentences.isEmpty ? [] : [stop]
        }
        return element.children.flatMap { stops(in: $0, words) }
    }

    /// Whether it is one thing to whoever hears it, such as a picker, whatever it is made of.
    private static func isWhole(_ element: ScreenElement) -> Bool {
        [.picker, .button, .toggle, .slider, .stepper, .datePicker, .colorPicker].contains(
            element.role)
    }

    func takeFocus() { element.takeFocus() }

    func activate() { element.activate() }

    // MARK: Words

    private var value: String {
        switch element.value {
        case "expanded": words[.expanded]
        case "collapsed": words[.collapsed]
        case let other: other ?? ""
        }
    }

    private var isExpandable: Bool { ["expanded", "collapsed"].contains(element.value) }

    private var state: String {
        switch (element.role, element.value) {
        case (.toggle, "on"): words[.checked]
        case (.toggle, "mixed"): words[.partlyChecked]
        case (.toggle, _): words[.notChecked]
        case (_, _): element.isSelected ? words[.selected] : words[.notSelected]
        }
    }

    private var level: String {
        element.headingLevel > 0 ? "\(words[.level]) \(element.headingLevel)" : ""
    }

    /// The custom content that is said without a question.
    private var importantContent: [String] {
        element.customContent.filter(\.isImportant).map { "\($0.label): \($0.value)" }
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
        return texts(in: element).first ?? ""
    }

    /// The texts that a dialog shows beside its title and its controls.
    private var texts: String {
        let all = texts(in: element)
        return (all.first == title ? Array(all.dropFirst()) : all).joined(separator: " ")
    }

    private func texts(in element: ScreenElement) -> [String] {
        element.descendants.filter { [.text, .heading].contains($0.role) && !$0.label.isEmpty }
            .map(\.label)
    }

    /// Its label, or the words in it.
    private var name: String {
        element.label.isEmpty ? texts(in: element).joined(separator: " ") : element.label
    }

    private func join(_ words: String...) -> String {
        words.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
