import Views

/// A view whose text is known without layout.
package protocol PlainlyTitled {
    var plainTitle: Text? { get }
}

extension Text: PlainlyTitled {
    package var plainTitle: Text? { self }
}

extension Label: PlainlyTitled {
    package var plainTitle: Text? { (title as? any PlainlyTitled)?.plainTitle }
}

extension ModifiedContent: PlainlyTitled {
    package var plainTitle: Text? { (content as? any PlainlyTitled)?.plainTitle }
}
