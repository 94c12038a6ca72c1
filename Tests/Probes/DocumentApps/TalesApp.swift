import SwiftUI
import UniformTypeIdentifiers

/// Tales of plain text, each in a window of its own.
@main
struct TalesApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Tale()) { file in
            TextEditor(text: file.$document.text)
                .accessibilityLabel("Tale")
                .frame(minWidth: 400, minHeight: 300)
        }
    }
}

/// A tale as a file.
struct Tale: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents,
            let text = String(data: data, encoding: .utf8)
        else { throw CocoaError(.fileReadCorruptFile) }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
