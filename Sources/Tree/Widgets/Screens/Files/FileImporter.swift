import ContentTypes
import Foundation
import Views

extension View {
    /// Lets the user choose a file of one of the types while the binding is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialog(.open(types: allowedContentTypes, several: false), isPresented: isPresented)
            {
                if let url = $0.urls.first { onCompletion(.success(url)) }
            })
    }

    /// Lets the user choose a file, or several if that is allowed, while the binding is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
            onCancellation: {})
    }

    /// Lets the user choose files while the binding is true; a closure is called if none is chosen.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialog(
                .open(types: allowedContentTypes, several: allowsMultipleSelection),
                isPresented: isPresented, cancelled: onCancellation
            ) {
                onCompletion(.success($0.urls))
            })
    }
}
