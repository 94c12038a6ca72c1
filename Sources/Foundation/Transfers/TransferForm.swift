import ContentTypes
import Foundation
import FoundationNames

/// What a value becomes on its way.
package enum TransferContent: Sendable {
    case data(Data)
    case file(URL, isOriginal: Bool)
}

/// A step from one value to another, at once or later.
package enum TransferStep<Input, Output> {
    case now((Input) throws -> Output)
    case later((Input) async throws -> Output)
}

/// One form of a value: its type, and how the value becomes it and is made of it.
package struct TransferForm {
    /// The type under which others get it; `nil` for a form that is only taken.
    package var exportedType: UTType?
    /// The type that it is made of; `nil` for a form that is only given.
    package var importedType: UTType?
    package var visibility = TransferRepresentationVisibility.all
    package var export: TransferStep<Any, TransferContent>?
    package var `import`: TransferStep<TransferContent, Any>?
    /// Whether it is made of a file and not of data.
    package var importsFile = false
    package var exportsFile = false
    /// Whether it may be made of the original file.
    package var opensInPlace = false
    package var isExported: (Any) -> Bool = { _ in true }
    package var fileName: ((Any) -> String?)?

    package init(exported: UTType?, imported: UTType?) {
        exportedType = exported
        importedType = imported
    }

    /// A value that is not of the form's type.
    static func mismatch(_ value: Any, _ type: Any.Type) -> NSError {
        NSItemProvider.problem(
            .unexpectedValueClassError, "A \(Swift.type(of: value)) is not a \(type).")
    }
}

extension TransferStep {
    /// Takes the step and reports the result: at once if the step allows it, else from a task.
    package func take(_ input: Input, _ done: @escaping (Result<Output, any Error>) -> Void) {
        switch self {
        case .now(let step): done(Result { try step(input) })
        case .later(let step):
            let work = UncheckedStep {
                do {
                    done(.success(try await step(input)))
                } catch {
                    done(.failure(error))
                }
            }
            Task { await work.run() }
        }
    }

    /// This step and another one after it.
    package func then<Next>(_ next: TransferStep<Output, Next>) -> TransferStep<Input, Next> {
        switch (self, next) {
        case (.now(let first), .now(let second)): .now { try second(try first($0)) }
        case (.now(let first), .later(let second)): .later { try await second(try first($0)) }
        case (.later(let first), .now(let second)): .later { try second(try await first($0)) }
        case (.later(let first), .later(let second)):
            .later { try await second(try await first($0)) }
        }
    }
}

/// Work that moves to a task; nothing else touches what it has.
private struct UncheckedStep: @unchecked Sendable {
    let run: () async -> Void
    init(_ run: @escaping () async -> Void) { self.run = run }
}
