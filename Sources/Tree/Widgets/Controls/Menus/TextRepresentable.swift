import Views

/// A view whose text is known without layout.
package protocol TextRepresentable {
    var representingText: Text? { get }
}

extension Text: TextRepresentable {
    package var representingText: Text? { self }
}

extension Label: TextRepresentable {
    package var representingText: Text? { (title as? any TextRepresentable)?.representingText }
}

extension ModifiedContent: TextRepresentable {
    package var representingText: Text? { (content as? any TextRepresentable)?.representingText }
}
