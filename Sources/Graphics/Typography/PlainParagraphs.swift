/// The paragraphs of one text, each shaped when it is first asked for.
final class PlainParagraphs {
    /// By their number; nil stands for one that is not plain.
    private var known: [Int: PlainParagraph?] = [:]

    func paragraph(
        _ index: Int, _ range: Range<Int>, of text: String, _ face: FontFace
    ) -> PlainParagraph? {
        if let paragraph = known[index] { return paragraph }
        let paragraph = PlainParagraph(range, of: text, face)
        known[index] = paragraph
        return paragraph
    }
}
