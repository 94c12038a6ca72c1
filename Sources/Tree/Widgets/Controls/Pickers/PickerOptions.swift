import Views

/// What a picker chooses.
struct PickerChoice<Value: Hashable> {
    let selection: Binding<Value>
    /// Whether it stands for several values that differ.
    let isMixed: Bool

    init(selection: Binding<Value>, isMixed: Bool) {
        self.selection = selection
        self.isMixed = isMixed
    }

    init(sources: [Binding<Value>]) {
        guard let first = sources.first else {
            fatalError("A picker for several values was given none")
        }
        selection = Binding(
            location: FunctionLocation(
                get: { first.wrappedValue },
                set: { value, _ in for source in sources { source.wrappedValue = value } }))
        isMixed = sources.contains { $0.wrappedValue != first.wrappedValue }
    }

    /// The views as options: what each stands for, and which one is chosen.
    @MainActor func options(_ subviews: [Subview], in tree: ViewTree?) -> [PickerOption] {
        let chosen = isMixed ? nil : Optional(selection.wrappedValue)
        let options = subviews.enumerated().map { index, view in
            let value = value(of: view.traits)
            return PickerOption(
                id: view.id, index: index, view: view, isSelected: value != nil && value == chosen,
                choose: { [selection] in if let value { selection.wrappedValue = value } })
        }
        if let chosen, !options.isEmpty, !options.contains(where: \.isSelected) {
            tree?.app.warn(
                """
                Picker: the selection "\(chosen)" is invalid and does not have an associated \
                tag, this will give undefined results.
                """, at: "")
        }
        return options
    }

    /// The tag, or else the element of the `ForEach` around; nil where neither is of the
    /// selection's type.
    private func value(of traits: Traits) -> Value? {
        if let tag = traits[TagTrait.self] { return tag.value(as: Value.self) }
        guard let base = traits[LoopPositionTrait.self]?.id.base, type(of: base) == Value.self
        else {
            return nil
        }
        return base as? Value
    }
}

/// One of a picker's options.
struct PickerOption: Identifiable {
    let id: AnyHashable
    let index: Int
    let view: Subview
    let isSelected: Bool
    let choose: @MainActor () -> Void

    /// The option's accessibility description.
    var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties(role: .option)
        properties.isSelected = isSelected
        properties.children = .combine
        return properties
    }
}

/// Turns a picker's content into options.
nonisolated struct PickerOptions<Value: Hashable, Content: View, Shown: View>: View {
    let choice: PickerChoice<Value>
    let content: Content
    let build: @MainActor ([PickerOption]) -> Shown
    @TreeAccess private var tree

    init(
        choice: PickerChoice<Value>, content: Content,
        @ViewBuilder build: @escaping @MainActor ([PickerOption]) -> Shown
    ) {
        self.choice = choice
        self.content = content
        self.build = build
    }

    @MainActor var body: some View {
        // Read here, so that a change of the selection evaluates the options again.
        _ = choice.selection.wrappedValue
        let (tree, choice, build) = (tree, choice, build)
        return SubviewsReader(content.modifier(ControlTitle()).lineLimit(1)) { subviews in
            build(choice.options(subviews, in: tree))
        }
    }
}

/// Makes a group of options one tab stop, in which the arrow keys choose.
struct OptionKeys: ViewModifier {
    let options: [PickerOption]
    let showsFocus: Binding<Bool>
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Retained private var responder = Responder()

    init(options: [PickerOption], showsFocus: Binding<Bool>) {
        self.options = options
        self.showsFocus = showsFocus
    }

    func body(content: Content) -> some View {
        content.modifier(
            ControlEffect(responder: configured(), accessibility: .picker, takesTouches: false))
    }

    private func configured() -> Responder {
        let (options, showsFocus) = (options, showsFocus)
        let focusable = responder.focusable ?? Focusable()
        focusable.isEnabled = isEnabled
        focusable.changed = { showsFocus.wrappedValue = $0 && $1 }
        responder.focusable = focusable
        responder.isDisabled = !isEnabled
        let isRightToLeft = direction == .rightToLeft
        responder.key = { event in
            guard event.phase != .up, event.modifiers.isEmpty else { return false }
            let current = options.firstIndex(where: \.isSelected)
            let next: Int
            switch event.key.following(isRightToLeft: isRightToLeft) {
            case .right, .down: next = current.map { $0 + 1 } ?? 0
            case .left, .up: next = current.map { $0 - 1 } ?? options.count - 1
            case .home: next = 0
            case .end: next = options.count - 1
            default: return false
            }
            if options.indices.contains(next), next != current { options[next].choose() }
            return true
        }
        return responder
    }
}

extension AccessibilityProperties {
    /// A picker whose value is the label of its chosen option.
    static var picker: AccessibilityProperties {
        var properties = AccessibilityProperties(role: .picker)
        properties.takesLabel = true
        return properties
    }
}
