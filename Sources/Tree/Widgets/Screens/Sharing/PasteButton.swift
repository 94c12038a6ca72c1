import ContentTypes
import Foundation
import FoundationNames
import Transfers
import Views

/// A button that pastes what was copied, and is disabled while that is of no use to the app.
nonisolated public struct PasteButton: View {
    private let accepts: ([NSItemProvider]) -> [NSItemProvider]
    private let paste: @MainActor ([NSItemProvider]) -> Void
    @Environment(\.pasteboard) private var pasteboard

    /// Takes items of the types.
    @preconcurrency
    public init(
        supportedContentTypes: [UTType],
        payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {
        accepts = { items in
            items.filter { item in supportedContentTypes.contains { item.form($0) != nil } }
        }
        paste = payloadAction
    }

    /// Takes values of a type.
    @preconcurrency
    public init<T: Transferable>(
        payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
    ) {
        accepts = { $0.filter { $0.canTake(T.self) } }
        paste = { items in
            TransferLoading.load(T.self, from: items) { results in
                onPaste(results.compactMap(TransferProblem.orWarn))
            }
        }
    }

    @MainActor public var body: some View {
        let (accepts, paste, pasteboard) = (accepts, paste, pasteboard)
        Button {
            let items = accepts(pasteboard?.items ?? [])
            if items.isEmpty {
                RuntimeWarnings.log("PasteButton: what was copied is of no type that it takes.")
            } else {
                paste(items)
            }
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .disabled(pasteboard == nil)
    }
}

/// Says what did not become a value.
enum TransferProblem {
    /// The value, or nil with a sentence in the log.
    static func orWarn<T>(_ result: Result<T, any Error>) -> T? {
        do {
            return try result.get()
        } catch {
            RuntimeWarnings.log("No \(T.self) was made of an item: \(error.localizedDescription)")
            return nil
        }
    }
}
