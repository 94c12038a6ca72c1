import ContentTypes
import Foundation
import Publishing
import Transfers
import Views

extension View {
    nonisolated private func exporting(
        _ isPresented: Binding<Bool>, _ exports: [FileExport], _ types: [UTType],
        _ name: String?, _ completed: @escaping (Result<[URL], any Error>) -> Void,
        _ cancelled: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FileExporter(
                isPresented: isPresented, exports: exports, types: types, defaultName: name,
                completed: completed, cancelled: cancelled))
    }

    /// Lets the user name a file for the document, and writes it.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(
            isPresented, document.map { [FileExport($0)] } ?? [], [contentType], defaultFilename,
            { onCompletion($0.first) })
    }

    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(
            isPresented, document.map { [FileExport(reference: $0)] } ?? [], [contentType],
            defaultFilename, { onCompletion($0.first) })
    }

    /// Lets the user choose a folder for the documents, and writes them.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporting(isPresented, documents.map { FileExport($0) }, [contentType], nil, onCompletion)
    }

    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporting(
            isPresented, documents.map { FileExport(reference: $0) }, [contentType], nil,
            onCompletion)
    }

    /// Lets the user name a file for the document and choose its type, by default from those that
    /// the document can be written as.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporting(
            isPresented, document.map { [FileExport($0)] } ?? [],
            contentTypes.isEmpty ? D.writableContentTypes : contentTypes, defaultFilename,
            { onCompletion($0.first) }, onCancellation)
    }

    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporting(
            isPresented, document.map { [FileExport(reference: $0)] } ?? [],
            contentTypes.isEmpty ? D.writableContentTypes : contentTypes, defaultFilename,
            { onCompletion($0.first) }, onCancellation)
    }

    /// Writes documents, as the first of the types, into a folder that the user chooses.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        exporting(
            isPresented, documents.map { FileExport($0) },
            contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes, nil,
            onCompletion, onCancellation)
    }

    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        exporting(
            isPresented, documents.map { FileExport(reference: $0) },
            contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes, nil,
            onCompletion, onCancellation)
    }

    /// Lets the user name a file for a value; without types, those that the value becomes.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporting(
            isPresented, item.map { [FileExport(item: $0)] } ?? [],
            contentTypes.isEmpty ? T.exportedTypes : contentTypes, defaultFilename,
            { onCompletion($0.first) }, onCancellation)
    }

    /// Writes values, as the first of the types, into a folder that the user chooses.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        exporting(
            isPresented, items.map { FileExport(item: $0) },
            contentTypes.isEmpty ? T.exportedTypes : contentTypes, nil, onCompletion,
            onCancellation)
    }
}

extension Transferable {
    /// The types of files that a value becomes.
    fileprivate static var exportedTypes: [UTType] { forms.compactMap(\.exportedType) }
}

extension Result where Success == [URL], Failure == any Error {
    /// The one address of several.
    fileprivate var first: Result<URL, any Error> {
        flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) }
    }
}
