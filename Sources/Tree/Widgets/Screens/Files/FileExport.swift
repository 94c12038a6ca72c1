import ContentTypes
import Foundation
import FoundationNames
import Transfers
import Views

/// Something that becomes a file when the user has named it.
struct FileExport {
    /// Writes it; the completion is called on the main actor.
    let write:
        @MainActor (URL, UTType, @escaping @MainActor (Result<URL, any Error>) -> Void) -> Void
    /// The name it would have; nil where it has none of its own.
    let name: String?

    /// Something whose file is made at once.
    init(
        name: String? = nil, _ make: @escaping (UTType, FileWrapper?) throws -> FileWrapper
    ) {
        self.name = name
        write = { url, type, done in
            done(
                Result {
                    let existing = try? FileWrapper(url: url)
                    try make(type, existing).write(
                        to: url, options: .atomic, originalContentsURL: nil)
                    return url
                })
        }
    }

    init<D: FileDocument>(_ document: D) {
        self.init { type, existing in
            try document.fileWrapper(
                configuration: .init(contentType: type, existingFile: existing))
        }
    }

    init<D: ReferenceFileDocument>(reference document: D) {
        self.init { type, existing in
            try document.fileWrapper(
                snapshot: try document.snapshot(contentType: type),
                configuration: .init(contentType: type, existingFile: existing))
        }
    }

    init<T: Transferable>(item: T) {
        let provider = NSItemProvider.of(item)
        name = provider.suggestedName
        write = { url, type, done in
            provider.loadFileRepresentation(for: type) { file, _, error in
                let result = Result {
                    guard let file else { throw error ?? provider.absence(type) }
                    try FileWrapper(url: file).write(
                        to: url, options: .atomic, originalContentsURL: nil)
                    return url
                }
                let end = { @Sendable @MainActor in done(result) }
                if MainThread.isMainActors {
                    MainActor.assumeIsolated { end() }
                } else {
                    DispatchQueue.main.async { end() }
                }
            }
        }
    }
}

/// Asks for a name and writes a file, or for a folder and writes several.
nonisolated struct FileExporter: ViewModifier {
    let isPresented: Binding<Bool>
    let exports: [FileExport]
    let types: [UTType]
    let defaultName: String?
    let completed: (Result<[URL], any Error>) -> Void
    let cancelled: () -> Void

    @MainActor func body(content: Content) -> some View {
        let (exports, types, completed) = (exports, types, completed)
        return content.modifier(
            FileDialog(
                purpose, isPresented: exports.isEmpty ? .constant(false) : isPresented,
                cancelled: cancelled
            ) { choice in
                guard let url = choice.urls.first else { return }
                let type = choice.type ?? types.first ?? .data
                if exports.count == 1 {
                    exports[0].write(url, type) { completed($0.map { [$0] }) }
                } else {
                    Self.write(exports[...], type, to: url, [], completed)
                }
            })
    }

    private var purpose: FilePurpose {
        guard exports.count <= 1 else { return .folder(action: "Export") }
        let name = defaultName ?? exports.first?.name ?? "Untitled"
        return .save(name: types.first?.fileName(name) ?? name, types: types)
    }

    /// Writes one after the other, under names that are free.
    @MainActor private static func write(
        _ exports: ArraySlice<FileExport>, _ type: UTType, to folder: URL, _ written: [URL],
        _ completed: @escaping (Result<[URL], any Error>) -> Void
    ) {
        guard let next = exports.first else { return completed(.success(written)) }
        let name = type.fileName(next.name ?? "Untitled")
        next.write(FileNames.free(name, in: folder), type) { result in
            switch result {
            case .success(let url):
                write(exports.dropFirst(), type, to: folder, written + [url], completed)
            case .failure(let error): completed(.failure(error))
            }
        }
    }
}

/// Finds names that no file has yet.
package enum FileNames {
    /// The name, or the name with the next free number before its extension.
    package static func free(_ name: String, in folder: URL) -> URL {
        let (base, ending) = (
            (name as NSString).deletingPathExtension, (name as NSString).pathExtension
        )
        var number = 1
        var url = folder.appendingPathComponent(name)
        while FileManager.default.fileExists(atPath: url.path) {
            number += 1
            let next = ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)"
            url = folder.appendingPathComponent(next)
        }
        return url
    }
}
