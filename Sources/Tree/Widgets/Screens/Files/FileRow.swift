import Foundation
import FoundationNames
import Views

/// The widths of what a file panel shows beside names.
private enum FileColumnWidth {
    static let date: CGFloat = 130
    static let size: CGFloat = 70
}

/// A file or folder in a file panel: its name, when it was changed, its size.
struct FileRow: View {
    let entry: FolderListing.Entry
    let path: String
    let isEnabled: Bool
    let showsDetails: Bool

    @MainActor var body: some View {
        let details = FileDetails(path)
        return HStack(spacing: Theme.Spacing.stack) {
            Image(systemName: entry.isFolder ? "folder.fill" : "doc")
                .foregroundStyle(entry.isFolder ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                .accessibilityHidden(true)
            Text(verbatim: entry.name).lineLimit(1).truncationMode(.middle)
            Spacer(minLength: 0)
            if showsDetails {
                Text(verbatim: details?.dateText ?? "").frame(
                    width: FileColumnWidth.date, alignment: .trailing)
                Text(verbatim: entry.isFolder ? "" : details?.sizeText ?? "").frame(
                    width: FileColumnWidth.size, alignment: .trailing)
            }
        }
        .monospacedDigit()
        .opacity(isEnabled ? 1 : 0.4)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: entry.name))
        .accessibilityValue(Text(verbatim: entry.isFolder ? "Folder" : details?.sizeText ?? ""))
        .selectionDisabled(!isEnabled)
    }
}

/// The titles above the files; a press sorts by one, another press the other way round.
struct FileColumns: View {
    let order: FolderOrder
    let isAscending: Bool
    let showsDetails: Bool
    let sort: (FolderOrder) -> Void

    @MainActor var body: some View {
        HStack(spacing: Theme.Spacing.stack) {
            title("Name", .name)
            Spacer(minLength: 0)
            if showsDetails {
                title("Modified", .date).frame(width: FileColumnWidth.date, alignment: .trailing)
                title("Size", .size).frame(width: FileColumnWidth.size, alignment: .trailing)
            }
        }
        .font(.caption)
        .padding(.horizontal, Theme.Spacing.content)
        .padding(.vertical, Theme.Spacing.hairGap)
    }

    @MainActor private func title(_ text: String, _ column: FolderOrder) -> some View {
        Button {
            sort(column)
        } label: {
            HStack(spacing: 2) {
                Text(verbatim: text)
                if column == order {
                    Image(systemName: isAscending ? "chevron.up" : "chevron.down")
                        .imageScale(.small)
                        .accessibilityHidden(true)
                }
            }
        }
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
        .accessibilityLabel(Text(verbatim: "Sort by \(text)"))
    }
}

/// The rows of a file panel, of which one or several can be selected.
struct FileList<Row: View>: View {
    let selection: Binding<Set<Int>>
    let takesSeveral: Bool
    let count: Int
    let row: (Int) -> Row

    init(
        selection: Binding<Set<Int>>, takesSeveral: Bool, count: Int,
        @ViewBuilder row: @escaping (Int) -> Row
    ) {
        self.selection = selection
        self.takesSeveral = takesSeveral
        self.count = count
        self.row = row
    }

    @MainActor var body: some View {
        if takesSeveral {
            List(0..<count, id: \.self, selection: selection) { row($0) }.listStyle(.plain)
        } else {
            let selection = selection
            let one = Binding<Int?>(
                get: { selection.wrappedValue.first },
                set: { selection.wrappedValue = $0.map { [$0] } ?? [] })
            List(0..<count, id: \.self, selection: one) { row($0) }.listStyle(.plain)
        }
    }
}

extension FileDetails {
    fileprivate var sizeText: String {
        ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
    }

    fileprivate var dateText: String {
        date.formatted(date: .abbreviated, time: .shortened)
    }
}
