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

    /// The same for several files where they are allowed.
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

    /// The same with what happens if the user chooses none.
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
