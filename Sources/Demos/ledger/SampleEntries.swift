import Foundation

/// Ten years of made-up payments, the same each time.
struct SampleEntries {
    let count: Int

    private static let first = Date(year: 2016, month: 1, day: 1) ?? .distantPast
    private static let days = 3653

    private struct Kind {
        /// Of a hundred or so entries.
        let share: Int
        let payee: String
        let category: String
        /// In cents; those of one kind are between the two.
        let cents: ClosedRange<Int>
        var note = ""
    }

    private static let kinds = [
        Kind(share: 2, payee: "Salary", category: "Income", cents: 240_000...320_000),
        Kind(share: 20, payee: "Market", category: "Groceries", cents: -8_900 ... -450),
        Kind(share: 20, payee: "Bakery", category: "Groceries", cents: -1_250 ... -180),
        Kind(share: 15, payee: "Corner shop", category: "Groceries", cents: -3_400 ... -120),
        Kind(share: 12, payee: "Café Rose", category: "Eating out", cents: -2_900 ... -320),
        Kind(
            share: 8, payee: "Noodle bar", category: "Eating out", cents: -3_800 ... -900,
            note: "Lunch"),
        Kind(share: 1, payee: "Landlord", category: "Rent", cents: -98_000 ... -91_000),
        Kind(share: 1, payee: "City power", category: "Energy", cents: -12_500 ... -5_200),
        Kind(share: 3, payee: "Railway", category: "Travel", cents: -14_000 ... -1_900),
        Kind(
            share: 12, payee: "Tram", category: "Travel", cents: -290 ... -220,
            note: "Single ticket"),
        Kind(share: 4, payee: "Bookshop", category: "Books", cents: -4_200 ... -690),
        Kind(share: 3, payee: "Pharmacy", category: "Health", cents: -5_600 ... -310),
    ]

    /// Each kind as often as its share says.
    private static let shares = kinds.flatMap { Array(repeating: $0, count: $0.share) }

    /// The entry at an index, by which their dates rise.
    subscript(index: Int) -> EntryDraft {
        var random = Random(seed: UInt64(index))
        let kind = Self.shares[Int(random.next() % UInt64(Self.shares.count))]
        let span = UInt64(kind.cents.upperBound - kind.cents.lowerBound + 1)
        let cents = kind.cents.lowerBound + Int(random.next() % span)
        let day = TimeInterval(index * Self.days / max(count, 1))
        return EntryDraft(
            date: Self.first.addingTimeInterval(day * 86_400), payee: kind.payee,
            amount: Decimal(cents) / 100, category: kind.category, note: kind.note)
    }

    /// Numbers that a seed decides (SplitMix64).
    private struct Random {
        private var state: UInt64

        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
