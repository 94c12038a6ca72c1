import ContentTypes
import Foundation
import FoundationNames
import Views

/// The panel of a file dialog: places, a path to type, the files of a folder, and what to do with
/// them.
struct FilePanel: View {
    /// What has the keyboard.
    private enum Part: Hashable { case path, files, name, newFolder }

    let options: FileDialogOptions
    let cancel: () -> Void
    let choose: (FileChoice) -> Void
    @State private var state: FilePanelState
    @State private var path: String
    @State private var pathSelection: TextSelection?
    @State private var typeIndex = 0
    @State private var newFolder: String?
    /// The file that would be replaced, while the user is asked.
    @State private var replaced: URL?
    @State private var isNarrow = false
    @FocusState private var focus: Part?

    init(
        _ purpose: FilePurpose, in folder: URL, _ options: FileDialogOptions,
        cancel: @escaping () -> Void, choose: @escaping (FileChoice) -> Void
    ) {
        self.options = options
        self.cancel = cancel
        self.choose = choose
        let state = FilePanelState(purpose, in: folder, options)
        _state = State(initialValue: state)
        _path = State(initialValue: state.folder.path)
    }

    private static var size: CGSize { CGSize(width: 640, height: 440) }
    private static var least: CGSize { CGSize(width: 280, height: 200) }
    /// Narrower panels show no places, and only the names of files.
    nonisolated private static var placesLeast: CGFloat { 460 }
    private static var placesWidth: CGFloat { 150 }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            header.padding(Theme.Spacing.stack)
            Divider()
            HStack(spacing: 0) {
                if !isNarrow {
                    places.frame(width: Self.placesWidth)
                    Divider()
                }
                files
            }
            Divider()
            footer.padding(Theme.Spacing.stack)
        }
        .frame(
            minWidth: Self.least.width, idealWidth: Self.size.width, maxWidth: Self.size.width,
            minHeight: Self.least.height, idealHeight: Self.size.height,
            maxHeight: Self.size.height
        )
        .onGeometryChange(for: Bool.self) {
            $0.size.width < Self.placesLeast
        } action: {
            isNarrow = $0
        }
        .onAppear { focus = state.purpose.isSaving ? .name : .files }
        .onKeyPress(keys: ["l", "r"], action: shortcut)
        .alert(
            "“\(replaced?.lastPathComponent ?? "")” is there already.",
            isPresented: Binding(get: { replaced != nil }, set: { if !$0 { replaced = nil } })
        ) {
            Button("Replace", role: .destructive) {
                if let replaced { choose(FileChoice(urls: [replaced], type: type)) }
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Replacing it loses what is in it now.")
        }
    }

    // MARK: The header

    /// The shortcuts of the menu, which has no items while it is closed.
    private func shortcut(_ press: KeyPress) -> KeyPress.Result {
        guard press.modifiers.contains(.command),
            press.modifiers.isDisjoint(with: [.shift, .option])
        else { return .ignored }
        if press.key == "l" { selectPath() } else { reload() }
        return .handled
    }

    private func selectPath() {
        focus = .path
        pathSelection = TextSelection(range: path.startIndex..<path.endIndex)
    }

    private func reload() { change { $0.reload() } }

    @MainActor private var header: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.stack) {
            if let message = options.message { message.font(.headline) }
            if state.purpose.isSaving { nameField }
            HStack(spacing: Theme.Spacing.stack) {
                Button {
                    change { $0.goUp() }
                } label: {
                    Image(systemName: "chevron.up")
                }
                .accessibilityLabel("Enclosing Folder")
                .keyboardShortcut(.upArrow, modifiers: .option)
                .disabled(state.folder.path == "/")
                TextField("Path", text: $path, selection: $pathSelection)
                    .focused($focus, equals: .path)
                    .onSubmit { go(toPath: path) }
                    .accessibilityLabel("Path")
                Button {
                    newFolder = "New Folder"
                    focus = .newFolder
                } label: {
                    Image(systemName: "folder.badge.plus")
                }
                .accessibilityLabel("New Folder")
                .keyboardShortcut("n", modifiers: [.command, .shift])
                .disabled(state.problem != nil)
                Menu {
                    Toggle("Show Hidden Files", isOn: $state.showsHidden)
                    Button("Go to Path", action: selectPath).keyboardShortcut("l")
                    Button("Reload", action: reload).keyboardShortcut("r")
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
                .accessibilityLabel("Options")
            }
            if newFolder != nil { newFolderRow }
        }
    }

    @MainActor private var nameField: some View {
        HStack(spacing: Theme.Spacing.stack) {
            options.filenameLabel ?? Text("Name:")
            TextField("Name", text: $state.name)
                .focused($focus, equals: .name)
                .onSubmit(confirm)
                .accessibilityLabel("Name")
        }
    }

    @MainActor private var newFolderRow: some View {
        HStack(spacing: Theme.Spacing.stack) {
            if !isNarrow { Text("New folder:") }
            TextField(
                "Folder name", text: Binding(get: { newFolder ?? "" }, set: { newFolder = $0 })
            )
            .focused($focus, equals: .newFolder)
            .onSubmit(makeFolder)
            .accessibilityLabel("Folder Name")
            Button("Create", action: makeFolder)
            Button("Discard") { newFolder = nil }
        }
    }

    private func makeFolder() {
        guard let name = newFolder, state.makeFolder(name) else { return }
        newFolder = nil
        focus = .files
    }

    // MARK: Places and files

    @MainActor private var places: some View {
        FilePlaces(folder: state.folder) { folder in change { $0.go(to: folder) } }
    }

    @MainActor private var files: some View {
        VStack(spacing: 0) {
            FileColumns(
                order: state.order, isAscending: state.isAscending, showsDetails: !isNarrow
            ) { order in
                state.sort(by: order)
            }
            Divider()
            if let problem = state.problem {
                Text(problem).foregroundStyle(.secondary).padding()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else if state.hidesFiles {
                Text("Nothing here can be chosen.").foregroundStyle(.secondary).padding()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                list
            }
        }
    }

    @MainActor private var list: some View {
        let (state, showsDetails) = (state, !isNarrow)
        return FileList(
            selection: $state.selection, takesSeveral: state.purpose.takesSeveral,
            count: state.rows.entries.count
        ) { index in
            if let entry = state[index] {
                FileRow(
                    entry: entry, path: state.url(entry).path,
                    isEnabled: entry.isFolder || state.isChoosable(entry),
                    showsDetails: showsDetails)
            }
        }
        .id(state.folder)
        .focused($focus, equals: .files)
        .contextMenu(forSelectionType: Int.self) { rows in
            Button("Open") { open(rows) }
        } primaryAction: { rows in
            open(rows)
        }
        .onChange(of: state.selection) { takeName() }
    }

    /// A file that is selected gives the one to be saved its name.
    private func takeName() {
        guard state.purpose.isSaving, let entry = state.selectedEntries.first, !entry.isFolder
        else { return }
        state.name = entry.name
    }

    // MARK: The footer

    @MainActor private var footer: some View {
        HStack(spacing: Theme.Spacing.stack) {
            if case .save(_, let types) = state.purpose, types.count > 1 {
                Picker("Format", selection: $typeIndex) {
                    ForEach(types.indices, id: \.self) { index in
                        Text(types[index].localizedDescription ?? types[index].identifier)
                    }
                }
                .fixedSize()
            }
            Text(state.notice ?? "").font(.callout).foregroundStyle(.secondary).lineLimit(2)
            Spacer()
            Button("Cancel", role: .cancel, action: cancel)
            Button(action: confirm) {
                options.confirmationLabel ?? Text(verbatim: state.purpose.title)
            }
            .buttonStyle(.borderedProminent)
            .keyboardShortcut(.defaultAction)
            .disabled(!mayConfirm)
        }
    }

    private var type: UTType? {
        guard case .save(_, let types) = state.purpose else { return nil }
        return types.indices.contains(typeIndex) ? types[typeIndex] : types.first
    }

    private var mayConfirm: Bool {
        if state.purpose.isSaving { return state.problem == nil && !state.name.isEmpty }
        let entries = state.selectedEntries
        if entries.isEmpty { return state.purpose.takesFolders && state.problem == nil }
        return entries.count == 1 && entries[0].isFolder || entries.allSatisfy(state.isChoosable)
    }

    // MARK: Acting

    private func change(_ change: (inout FilePanelState) -> Void) {
        change(&state)
        path = state.folder.path
    }

    /// What a double press does: it enters a folder, or chooses files.
    private func open(_ rows: Set<Int>) {
        state.selection = rows
        if rows.count == 1, let entry = state.selectedEntries.first, state.isEntered(entry) {
            return change { $0.go(to: $0.url(entry)) }
        }
        confirm()
    }

    private func confirm() {
        if state.purpose.isSaving { return save() }
        let entries = state.selectedEntries
        if entries.isEmpty {
            guard state.purpose.takesFolders else { return }
            return finish([state.folder])
        }
        if entries.count == 1, state.isEntered(entries[0]), !state.isChoosable(entries[0]) {
            return change { $0.go(to: $0.url(entries[0])) }
        }
        guard entries.allSatisfy(state.isChoosable) else { return }
        finish(entries.map(state.url))
    }

    private func finish(_ urls: [URL]) {
        if let gone = urls.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) {
            reload()
            state.notice = "“\(gone.lastPathComponent)” is not there any more."
            return
        }
        choose(
            FileChoice(
                urls: options.importsUnresolvedAliases ? urls : urls.map(\.resolvedLink), type: nil)
        )
    }

    private func save() {
        if let problem = FilePanelState.problem(ofName: state.name) {
            state.notice = problem
            return
        }
        if let index = state.rows.entries.firstIndex(where: { $0.name == state.name }),
            let entry = state[index], entry.isFolder, state.isEntered(entry)
        {
            return change { $0.go(to: $0.url(entry)) }
        }
        let url = state.folder.appendingPathComponent(type?.fileName(state.name) ?? state.name)
        if FileManager.default.fileExists(atPath: url.path) {
            replaced = url
        } else {
            choose(FileChoice(urls: [url], type: type))
        }
    }

    /// Goes where a typed path leads: into a folder, or to a file.
    private func go(toPath text: String) {
        let expanded = (text as NSString).expandingTildeInPath
        let url = URL(fileURLWithPath: expanded, relativeTo: state.folder).standardizedFileURL
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if exists, isFolder.boolValue || url.path == "/" {
            change { $0.go(to: url) }
            focus = state.purpose.isSaving ? .name : .files
            return
        }
        change { $0.go(to: url.deletingLastPathComponent()) }
        if state.purpose.isSaving {
            state.name = url.lastPathComponent
            focus = .name
        } else if exists {
            state.select(url.lastPathComponent)
            if let entry = state.selectedEntries.first, state.isChoosable(entry) {
                finish([url])
            } else {
                state.notice = "“\(url.lastPathComponent)” cannot be chosen here."
            }
        } else {
            state.notice = "“\(url.lastPathComponent)” is not there."
        }
    }
}
