import Views

/// The document that a window shows.
private final class DocumentSlot {
    weak var document: OpenDocument?
}

extension ViewTree {
    /// Nil in windows without a document.
    var document: OpenDocument? {
        get { knownFeature(DocumentSlot.self)?.document }
        set { feature(DocumentSlot.init).document = newValue }
    }
}
