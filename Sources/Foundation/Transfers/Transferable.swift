import ContentTypes
import Foundation

/// A value that can be given to other programs and taken from them: by copying, dragging, sharing.
public protocol Transferable {
    /// The type of the representation, which the compiler infers.
    associatedtype Representation: TransferRepresentation
    /// The types of data that the value becomes and is made of, the best ones first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which a value becomes data, a file or another value, and is made of them.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values that are transferred.
    associatedtype Item: Transferable
    /// The type of the representation that this one is made of; `Never` for the basic ones.
    associatedtype Body: TransferRepresentation
    /// The representations that this one is made of, the best ones first.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// The forms that it consists of, in order.
    var _forms: _TransferForms { get }
}

extension TransferRepresentation {
    public var _forms: _TransferForms { body._forms }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Transferable {
    public static var transferRepresentation: Never { fatalError("There is no such value") }
}

extension Never: TransferRepresentation {
    /// The type of the values that are transferred: none exists.
    public typealias Item = Never
    public typealias Body = Never
    public var _forms: _TransferForms { _TransferForms([]) }
}

/// The forms of a representation.
public struct _TransferForms {
    package let list: [TransferForm]
    package init(_ list: [TransferForm]) { self.list = list }
}

/// Combines several representations into one.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Takes a representation that stands by itself in the closure.
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    /// Begins with the first representation of the closure.
    public static func buildPartialBlock<Content: TransferRepresentation>(
        first content: Content
    ) -> Content where Content.Item == Item { content }

    /// Adds a representation after those before it, which are preferred to it.
    public static func buildPartialBlock<
        Former: TransferRepresentation, Content: TransferRepresentation
    >(
        accumulated: Former, next: Content
    ) -> TupleTransferRepresentation<Item, (Former, Content)>
    where Former.Item == Item, Content.Item == Item {
        TupleTransferRepresentation(
            value: (accumulated, next), forms: accumulated._forms.list + next._forms.list)
    }
}

/// Several representations, the best ones first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation,
    @unchecked Sendable
{
    public typealias Body = Never
    /// The representations as nested pairs.
    public let value: Value
    private let forms: [TransferForm]

    init(value: Value, forms: [TransferForm]) {
        self.value = value
        self.forms = forms
    }

    public var _forms: _TransferForms { _TransferForms(forms) }
}
