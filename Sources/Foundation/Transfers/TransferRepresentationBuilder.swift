/// Builds a representation of several.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    public static func buildPartialBlock<Content: TransferRepresentation>(
        first content: Content
    ) -> Content where Content.Item == Item { content }

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
    public let value: Value
    private let forms: [TransferForm]

    init(value: Value, forms: [TransferForm]) {
        self.value = value
        self.forms = forms
    }

    public var _forms: _TransferForms { _TransferForms(forms) }
}
