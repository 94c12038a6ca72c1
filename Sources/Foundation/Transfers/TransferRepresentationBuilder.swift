/// Builds a representation of several.
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
