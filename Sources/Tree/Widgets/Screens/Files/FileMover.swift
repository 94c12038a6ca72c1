import Foundation
import Views

extension View {
    /// Lets the user choose a folder to move a file to; presented while there is a file.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented, files: file.map { [$0] } ?? [],
            onCompletion: { result in
                onCompletion(
                    result.flatMap { urls in
                        urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
                    })
            }, onCancellation: onCancellation)
    }

    /// Lets the user choose a folder to move files to; if one cannot be moved, all stay.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(
            isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        let files = Array(files)
        return modifier(
            FileDialog(
                .folder(action: "Move"),
                isPresented: files.isEmpty ? .constant(false) : isPresented,
                cancelled: onCancellation
            ) { choice in
                guard let folder = choice.urls.first else { return }
                onCompletion(Result { try FileMoves.move(files, to: folder) })
            })
    }
}

/// Moves files together: if one of them cannot be moved, all stay where they are.
enum FileMoves {
    static func move(_ files: [URL], to folder: URL) throws -> [URL] {
        var moved: [(from: URL, to: URL)] = []
        do {
            for file in files {
                let target = folder.appendingPathComponent(file.lastPathComponent)
                if target.standardizedFileURL != file.standardizedFileURL {
                    try FileManager.default.moveItem(at: file, to: target)
                }
                moved.append((file, target))
            }
        } catch {
            for move in moved.reversed() where move.from != move.to {
                try? FileManager.default.moveItem(at: move.to, to: move.from)
            }
            throw error
        }
        return moved.map(\.to)
    }
}
