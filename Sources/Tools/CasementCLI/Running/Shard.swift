/// One of several equal parts of a list, as in `2/4`.
struct Shard: Equatable {
    private let number: Int
    private let count: Int

    /// Nil if the text is not the number of a part and that of all parts.
    init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number >= 1,
            number <= count
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Every so many-th element, so that neighbours, which often take about as long, are apart.
    func part<Element>(of list: [Element]) -> [Element] {
        list.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
    }
}
