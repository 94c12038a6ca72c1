import Foundation

/// A value as another one that can be transferred.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation, @unchecked Sendable
{
    public typealias Body = Never
    private let forms: [TransferForm]

    /// Creates a representation that gives the value as another one, takes it as another one, or
    /// both.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        forms = Self.forms(Self.step(exporting), .later(importing))
    }

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        forms = Self.forms(Self.step(exporting), nil)
    }

    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        forms = Self.forms(nil, .later(importing))
    }

    /// A proxy that becomes the value at once.
    package init(
        exportingNow: ((Item) throws -> ProxyRepresentation)?,
        importingNow: ((ProxyRepresentation) throws -> Item)?
    ) {
        forms = Self.forms(exportingNow.map(Self.step), importingNow.map { .now($0) })
    }

    private static func step(
        _ exporting: @escaping (Item) throws -> ProxyRepresentation
    ) -> TransferStep<Any, Any> {
        .now { value in
            guard let item = value as? Item else { throw TransferForm.mismatch(value, Item.self) }
            return try exporting(item)
        }
    }

    private static func forms(
        _ exporting: TransferStep<Any, Any>?,
        _ importing: TransferStep<ProxyRepresentation, Item>?
    ) -> [TransferForm] {
        ProxyRepresentation.forms.map { proxy in
            var form = proxy
            form.exportedType = exporting == nil ? nil : proxy.exportedType
            form.importedType = importing == nil ? nil : proxy.importedType
            form.export = exporting.flatMap { step in proxy.export.map { step.then($0) } }
            form.isExported = { value in
                guard case .now(let step)? = exporting, let other = try? step(value) else {
                    return true
                }
                return proxy.isExported(other)
            }
            form.fileName = proxy.fileName.map { name in
                { value in
                    guard case .now(let step)? = exporting else { return nil }
                    return (try? step(value)).flatMap(name)
                }
            }
            form.import = importing.flatMap { step in
                let typed = TransferStep<Any, ProxyRepresentation>.now { value in
                    guard let proxy = value as? ProxyRepresentation else {
                        throw TransferForm.mismatch(value, ProxyRepresentation.self)
                    }
                    return proxy
                }
                let erased = TransferStep<Item, Any>.now { $0 }
                return proxy.import.map { $0.then(typed).then(step).then(erased) }
            }
            return form
        }
    }

    public var _forms: _TransferForms { _TransferForms(forms) }
}

extension Transferable {
    /// The forms of all values of the type, in order.
    package static var forms: [TransferForm] { transferRepresentation._forms.list }
}
