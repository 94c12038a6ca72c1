import Foundation
import Views

/// A text editor with its find bar, or with where that was.
struct FindableEditor: View {
    let input: TextInput<EmptyView>
    let finder: TextFinder
    let replaces: Bool
    let close: () -> Void
    @State private var search = TextSearch()
    @State private var replacement = ""
    /// Grows whenever something else was selected.
    @State private var moves = 0
    @FocusState private var focus: FindBar.Part?

    init(
        input: TextInput<EmptyView>, finder: TextFinder, replaces: Bool,
        close: @escaping () -> Void
    ) {
        self.input = input
        self.finder = finder
        self.replaces = replaces
        self.close = close
    }

    private var model: TextInputModel { input.model }

    var body: some View {
        let isShown = finder.isShown
        finder.update(search, in: input.text.wrappedValue)
        return VStack(spacing: 0) {
            if isShown {
                bar.detailed(.accessory)
                Divider()
            }
            input.focused($focus, equals: .text)
        }
        .onChange(of: isShown, initial: true) { isShown ? begin() : model.changed() }
        .onChange(of: search) {
            model.findNearest()
            moves += 1
        }
    }

    private var bar: some View {
        FindBar(
            search: $search, replacement: $replacement, found: found,
            isFound: !finder.ranges.isEmpty, replaces: replaces, focus: $focus,
            actions: FindActions(
                next: { step in move { $0.findNext(step) } },
                replace: {
                    move { $0.replaceFound(search, with: replacement) }
                },
                replaceAll: { move { $0.replaceAllFound(with: replacement) } },
                close: {
                    focus = .text
                    close()
                }, focus: { focus = .query }))
    }

    /// What stands beside the field, such as “2 of 5”.
    private var found: String {
        _ = moves
        if search.text.isEmpty { return "" }
        guard !finder.ranges.isEmpty else { return "Not found" }
        let count = finder.ranges.count
        return finder.position(of: model.buffer.selection.range).map { "\($0 + 1) of \(count)" }
            ?? "\(count)"
    }

    private func move(_ change: (TextInputModel) -> Void) {
        change(model)
        moves += 1
    }

    /// What is selected is looked for first, if it stands on one line.
    private func begin() {
        let selected = model.buffer.selectedText
        if !selected.isEmpty, !selected.contains(where: \.isNewline) { search.text = selected }
        focus = .query
    }
}

/// What a text editor has besides its text, from one update to the next.
struct EditorState: DynamicProperty {
    @Retained private var model = TextInputModel()
    @State private var isOpen = false
    @State private var replaces = false
    @Environment(\.findOptions) private var options

    nonisolated init() {}

    @MainActor @ViewBuilder
    func view(_ make: (TextInputModel) -> TextInput<EmptyView>) -> some View {
        let finder = connect()
        if finder.wasShown {
            let (isOpen, isPresented) = ($isOpen, options.isPresented)
            FindableEditor(
                input: make(model), finder: finder,
                replaces: replaces && !options.isReplacingDisabled,
                close: {
                    isOpen.wrappedValue = false
                    isPresented?.wrappedValue = false
                })
        } else {
            make(model)
        }
    }

    @MainActor private func connect() -> TextFinder {
        let finder = model.finder ?? TextFinder()
        model.finder = finder
        finder.isShown = !options.isDisabled && (options.isPresented?.wrappedValue ?? isOpen)
        if finder.isShown { finder.wasShown = true }
        // The model owns the closure, which must not own the model.
        let (isOpen, replaces, isPresented) = ($isOpen, $replaces, options.isPresented)
        let open: (Bool) -> Void = {
            replaces.wrappedValue = $0
            isOpen.wrappedValue = true
            isPresented?.wrappedValue = true
        }
        finder.open = options.isDisabled ? nil : open
        return finder
    }
}
