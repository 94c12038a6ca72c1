/// What a modifier changes in each form of a representation.
public struct _ModifiedTransferRepresentation<Content: TransferRepresentation>:
    TransferRepresentation, @unchecked Sendable
{
    /// The type of the values that are transferred.
    public typealias Item = Content.Item
    public typealias Body = Never
    private let forms: [TransferForm]

    init(_ content: Content, _ change: (inout TransferForm) -> Void) {
        forms = content._forms.list.map { form in
            var form = form
            change(&form)
            return form
        }
    }

    public var _forms: _TransferForms { _TransferForms(forms) }
}

extension TransferRepresentation {
    /// Says who may have the representation. Has no effect: everyone who has the item may load it.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(self) { $0.visibility = visibility }
    }

    /// Gives files of the representation a name; its extension follows from the type.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(self) { $0.fileName = { _ in fileName } }
    }

    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(self) {
            $0.fileName = { ($0 as? Item).flatMap(fileName) }
        }
    }

    /// Gives the representation only of values that meet the condition.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(self) { form in
            let former = form.isExported
            form.isExported = { value in
                former(value) && (value as? Item).map(condition) ?? false
            }
        }
    }
}
