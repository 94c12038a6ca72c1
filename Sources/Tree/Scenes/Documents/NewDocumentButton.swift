import FoundationNames
import ContentTypes
import Foundation
import Views
import Widgets

/// A button that opens a window with a new document.
nonisolated public struct NewDocumentButton<Label: View>: View {
    private let label: Label
    private let create: DocumentCreation
    @Environment(\.documentCenter) private var center
    @Environment(\.isInLaunchWindow) private var isInLaunchWindow
    @State private var problem: DocumentProblem?

    private init(label: Label, _ create: DocumentCreation) {
        self.label = label
        self.create = create
    }

    @MainActor public var body: some View {
        Button(action: run) { label }
            .alert(
                problem?.title ?? "",
                isPresented: Binding(
                    get: { problem != nil }, set: { if !$0 { problem = nil } })
            ) {
                Button("OK") {}
            } message: {
                Text(problem?.reason ?? "")
            }
    }

    @MainActor private func run() {
        guard let center = center.center else { return }
        let (create, own, isInLaunchWindow) = (create, $problem, isInLaunchWindow)
        // A button in a menu is gone when there is something to report.
        let report: @MainActor (DocumentProblem) -> Void = { problem in
            if isInLaunchWindow {
                center.launch.problem = problem
            } else {
                own.wrappedValue = problem
            }
        }
        Task {
            do {
                try await create.run(center)
            } catch is CancellationError {
                // A cancelled preparation is no failure.
            } catch let error as CocoaError where error.code == .userCancelled {
                // The user has cancelled it in the app's own panel.
            } catch let error as DocumentProblem {
                report(error)
            } catch {
                report(
                    DocumentProblem("The document was not made.", FileProblem.reason(error)))
            }
        }
    }
}

/// Makes a document and opens its window.
struct DocumentCreation: @unchecked Sendable {
    let run: @MainActor (any DocumentOpener) async throws -> Void

    /// An empty document of the group that writes the type, or of the first that makes documents.
    static func empty(_ type: UTType?) -> DocumentCreation {
        DocumentCreation { $0.openNew(writing: type) }
    }

    /// A document that the app prepares; an empty one where it prepares none.
    static func prepared<D: FileDocument>(
        _ type: UTType?, _ prepare: @escaping () async throws -> D?
    ) -> DocumentCreation {
        let prepare = Preparation(prepare)
        return DocumentCreation { center in
            guard let document = try await prepare.run() else {
                return center.openEmpty(D.self, writing: type)
            }
            center.openNew(D.self) {
                ValueDocument(document, $0, $1, type: type ?? $1.writable.first)
            }
        }
    }

    static func prepared<D: ReferenceFileDocument>(
        _ type: UTType?, _ prepare: @escaping () async throws -> D?
    ) -> DocumentCreation {
        let prepare = Preparation(prepare)
        return DocumentCreation { center in
            guard let document = try await prepare.run() else {
                return center.openEmpty(D.self, writing: type)
            }
            center.openNew(D.self) {
                ObjectDocument(document, $0, $1, type: type ?? $1.writable.first)
            }
        }
    }

    /// A copy of a file that the app prepares.
    static func copy(
        _ type: UTType, _ prepare: @escaping () async throws -> URL?
    ) -> DocumentCreation {
        let prepare = Preparation(prepare)
        return DocumentCreation { center in
            if let url = try await prepare.run() {
                try center.openCopy(of: url, as: type)
            } else {
                center.openNew(writing: type)
            }
        }
    }

    /// An app's closure, which Apple's declarations do not let cross between actors.
    private struct Preparation<Value>: @unchecked Sendable {
        private let make: () async throws -> Value?
        init(_ make: @escaping () async throws -> Value?) { self.make = make }

        @MainActor func run() async throws -> Value? {
            try await Result(make).value
        }

        /// The value, which nothing but the caller refers to.
        private struct Result: @unchecked Sendable {
            let value: Value?
            init(_ make: () async throws -> Value?) async throws { value = try await make() }
        }
    }
}

// MARK: Initialisers

extension NewDocumentButton where Label == Text {
    /// Creates a button for a new document of the group that writes the type, or of the first
    /// group. Without a label it says “Create Document”.
    nonisolated public init(_ label: Text? = nil, contentType: UTType? = nil) {
        self.init(label: label ?? .createDocument, .empty(contentType))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(label: Text(titleKey), .empty(contentType))
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, contentType: UTType? = nil) {
        self.init(label: Text(titleResource), .empty(contentType))
    }

    /// Creates a button for a new document, with a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
        self.init(label: Text(verbatim: String(title)), .empty(contentType))
    }

    /// Creates a button for a document that the app prepares when the button is pressed; an empty
    /// one if it returns `nil`. An error is shown, but for one that says that the user has
    /// cancelled.
    nonisolated public init<D: FileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        self.init(label: label ?? .createDocument, .prepared(contentType, prepareDocument))
    }

    nonisolated public init<D: FileDocument>(
        _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self,
        contentType: UTType? = nil, prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        self.init(label: Text(titleKey), .prepared(contentType, prepareDocument))
    }

    @_disfavoredOverload
    nonisolated public init<D: FileDocument>(
        _ titleResource: LocalizedStringResource, for documentType: D.Type = D.self,
        contentType: UTType? = nil, prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        self.init(label: Text(titleResource), .prepared(contentType, prepareDocument))
    }

    /// Creates a button for a document that the app prepares, with a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: FileDocument>(
        _ title: S, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        self.init(
            label: Text(verbatim: String(title)), .prepared(contentType, prepareDocument))
    }

    /// Creates a button for a document that is an object, prepared when the button is pressed; an
    /// empty one if the closure returns `nil`.
    nonisolated public init<D: ReferenceFileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        self.init(label: label ?? .createDocument, .prepared(contentType, prepareDocument))
    }

    nonisolated public init<D: ReferenceFileDocument>(
        _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self,
        contentType: UTType? = nil, prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        self.init(label: Text(titleKey), .prepared(contentType, prepareDocument))
    }

    @_disfavoredOverload
    nonisolated public init<D: ReferenceFileDocument>(
        _ titleResource: LocalizedStringResource, for documentType: D.Type = D.self,
        contentType: UTType? = nil, prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        self.init(label: Text(titleResource), .prepared(contentType, prepareDocument))
    }

    /// Creates a button for a prepared document that is an object, with a title that is not
    /// translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: ReferenceFileDocument>(
        _ title: S, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        self.init(
            label: Text(verbatim: String(title)), .prepared(contentType, prepareDocument))
    }

    /// Creates a button for a copy of a file that the app prepares when the button is pressed; an
    /// empty document if the closure returns `nil`.
    nonisolated public init(
        _ label: Text? = nil, contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL? = { nil }
    ) {
        self.init(label: label ?? .createDocument, .copy(contentType, prepareDocumentURL))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL? = { nil }
    ) {
        self.init(label: Text(titleKey), .copy(contentType, prepareDocumentURL))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL? = { nil }
    ) {
        self.init(label: Text(titleResource), .copy(contentType, prepareDocumentURL))
    }

    /// Creates a button for a copy of a file, with a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL? = { nil }
    ) {
        self.init(label: Text(verbatim: String(title)), .copy(contentType, prepareDocumentURL))
    }
}

extension Text {
    /// The label of a button that has none of its own.
    nonisolated fileprivate static var createDocument: Text { Text("Create Document") }
}
