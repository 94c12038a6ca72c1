import SwiftData
import SwiftUI

/// What the editor is open for.
enum EditedEntry: Codable, Identifiable {
    case new
    /// With what the entry said at the beginning: another process may delete it meanwhile.
    case existing(Entry.ID, EntryDraft)

    var id: Entry.ID? {
        if case .existing(let id, _) = self { id } else { nil }
    }
}

/// What was typed into the editor and not saved yet.
struct UnsavedEntry: Codable {
    let edited: EditedEntry
    let draft: EntryDraft
    let amount: String

    /// The entry as JSON. Equal entries have equal data, so that one that comes back is not written again.
    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)) ?? Data()
    }
}

extension UnsavedEntry {
    /// `nil` for data in which there is no entry.
    init?(_ data: Data) {
        guard let entry = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
        self = entry
    }
}

/// A sheet for one entry, which takes what was typed when it is saved. Until then it is kept with the
/// window.
struct EntryEditor: View {
    let edited: EditedEntry
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @SceneStorage("unsaved") private var unsaved = Data()
    @State private var draft: EntryDraft
    @State private var amount: String
    @State private var problem: String?
    @State private var fieldsHeight: CGFloat?
    @FocusState private var isPayeeFocused: Bool

    init(edited: EditedEntry) {
        self.edited = edited
        switch edited {
        case .new:
            _draft = State(initialValue: EntryDraft(date: .day(of: .now)))
            _amount = State(initialValue: "")
        case .existing(_, let draft):
            _draft = State(initialValue: draft)
            _amount = State(initialValue: "\(draft.amount)")
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(isNew ? "New Entry" : "Edit Entry")
                .font(.headline)
                .padding(.horizontal, Self.margin)
            // In a low window the fields scroll between the title and the buttons.
            ScrollView {
                fields
                    .padding(.horizontal, Self.margin)
                    .padding(.vertical, 4)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        fieldsHeight = $0
                    }
            }
            .scrollBounceBehavior(.basedOnSize)
            .frame(maxHeight: fieldsHeight)
            if let problem {
                Text(problem)
                    .foregroundStyle(.red)
                    .padding(.horizontal, Self.margin)
            }
            HStack {
                Spacer()
                Button("Cancel", role: .cancel) { dismiss() }
                    .keyboardShortcut(.cancelAction)
                Button("Save", action: save)
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut(.defaultAction)
            }
            .padding(.horizontal, Self.margin)
        }
        .padding(.vertical, Self.margin)
        .frame(maxWidth: 420)
        .onAppear {
            if let kept = UnsavedEntry(unsaved) {
                (draft, amount) = (kept.draft, kept.amount)
            }
            isPayeeFocused = true
        }
        .onChange(of: draft) { keep() }
        .onChange(of: amount) { keep() }
    }

    private static let margin: CGFloat = 20

    private var fields: some View {
        Form {
            TextField("Payee", text: $draft.payee)
                .focused($isPayeeFocused)
            TextField("Amount", text: $amount, prompt: Text("-12.50"))
            Picker("Category", selection: $draft.category) {
                ForEach(categories, id: \.self) { Text($0).tag($0) }
            }
            DatePicker("Date", selection: $draft.date, displayedComponents: .date)
                .environment(\.calendar, .ledger)
                .environment(\.timeZone, .gmt)
            TextField("Note", text: $draft.note)
        }
        .formStyle(.columns)
    }

    private func keep() {
        unsaved = UnsavedEntry(edited: edited, draft: draft, amount: amount).data
    }

    private var isNew: Bool {
        if case .new = edited { true } else { false }
    }

    /// The usual ones, and that of the entry where an imported file has named another.
    private var categories: [String] {
        let known = Category.all.map(\.name)
        return known.contains(draft.category) ? known : known + [draft.category]
    }

    private func save() {
        guard let amount = Decimal(amount: amount) else {
            problem = "“\(amount)” is not an amount: write digits, such as -12.50."
            return
        }
        var entry = draft
        entry.amount = amount
        entry.payee = entry.payee.trimmingCharacters(in: .whitespaces)
        do {
            switch edited {
            case .new: try context.add(entry)
            case .existing(let id, _): try context.change(id, to: entry)
            }
            context.undoManager?.setActionName(isNew ? "New Entry" : "Edit Entry")
            // From here on there is nothing to come back to, while the sheet is still leaving.
            unsaved = Data()
            dismiss()
        } catch {
            problem = sentence(for: error)
        }
    }
}
