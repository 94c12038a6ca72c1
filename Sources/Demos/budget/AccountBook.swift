import Foundation
import Observation
import SwiftUI

/// One payment.
struct Entry: Identifiable, Hashable, Codable {
    var id: Int
    var title: String
    var category: String
    /// In cents; expenses are negative.
    var cents: Int
    /// Days since the first of the year.
    var day: Int

    var amount: Double { Double(cents) / 100 }

    var date: String {
        let months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        var rest = day
        for (index, length) in months.enumerated() {
            if rest < length { return String(format: "%02d-%02d", index + 1, rest + 1) }
            rest -= length
        }
        return "12-31"
    }
}

/// A category, or a group of categories.
struct Category: Identifiable, Hashable {
    let name: String
    var symbol = "folder"
    var children: [Category]?

    var id: String { name }

    /// Its own name and those below it.
    var names: Set<String> {
        Set((children ?? []).flatMap(\.names)).union([name])
    }

    static let all = [
        Category(
            name: "Home", symbol: "house",
            children: [
                Category(name: "Rent", symbol: "key"),
                Category(name: "Energy", symbol: "bolt"),
                Category(name: "Repairs", symbol: "wrench"),
            ]),
        Category(
            name: "Living", symbol: "cart",
            children: [
                Category(name: "Groceries", symbol: "cart"),
                Category(name: "Eating out", symbol: "fork.knife"),
                Category(name: "Books", symbol: "book"),
            ]),
        Category(
            name: "Travel", symbol: "airplane",
            children: [
                Category(name: "Trains", symbol: "tram"),
                Category(name: "Hotels", symbol: "bed.double"),
            ]),
        Category(name: "Income", symbol: "arrow.down.circle"),
    ]
}

/// The entries, which are kept in the user's defaults.
@MainActor
@Observable
final class AccountBook {
    private(set) var entries: [Entry] {
        didSet {
            UserDefaults.standard.set(try? JSONEncoder().encode(entries), forKey: Self.key)
            totals = Self.totals(of: entries)
        }
    }
    /// What the entries of each category sum up to, in cents.
    private var totals: [String: Int]
    private var lastID: Int
    private static let key = "entries"

    init() {
        let saved = UserDefaults.standard.data(forKey: Self.key)
        let entries =
            saved.flatMap { try? JSONDecoder().decode([Entry].self, from: $0) } ?? Entry.samples
        self.entries = entries
        totals = Self.totals(of: entries)
        lastID = entries.map(\.id).max() ?? 0
    }

    func add() {
        lastID += 1
        entries.append(
            Entry(
                id: lastID, title: "Expense \(lastID)", category: "Groceries", cents: -1_000,
                day: 364))
    }

    /// Adds the entries of a file to those that there are.
    func add(_ new: [Entry]) {
        entries += new.map { entry in
            lastID += 1
            var entry = entry
            entry.id = lastID
            return entry
        }
    }

    func remove(_ ids: Set<Entry.ID>) { entries.removeAll { ids.contains($0.id) } }

    func move(_ ids: Set<Entry.ID>, to category: String) {
        entries = entries.map { entry in
            var entry = entry
            if ids.contains(entry.id) { entry.category = category }
            return entry
        }
    }

    /// The entries in some categories; all where none is named.
    func entries(in categories: Set<String>?) -> [Entry] {
        guard let categories else { return entries }
        return entries.filter { categories.contains($0.category) }
    }

    func total(of categories: Set<String>) -> Int {
        categories.reduce(0) { $0 + totals[$1, default: 0] }
    }

    var balance: Int { totals.values.reduce(0, +) }

    private static func totals(of entries: [Entry]) -> [String: Int] {
        entries.reduce(into: [:]) { $0[$1.category, default: 0] += $1.cents }
    }

    /// The balance at the end of each month, in cents.
    var balances: [Int] {
        (1...12).map { month in
            entries.reduce(0) { $0 + ($1.day < month * 30 + 5 ? $1.cents : 0) }
        }
    }
}

extension Entry {
    /// A year of payments, the same each time.
    static let samples: [Entry] = {
        var entries: [Entry] = []
        func add(_ title: String, _ category: String, _ cents: Int, _ day: Int) {
            entries.append(
                Entry(
                    id: entries.count + 1, title: title, category: category, cents: cents, day: day)
            )
        }
        for month in 0..<12 {
            let day = month * 30
            add("Salary", "Income", 320_000, day + 1)
            add("Flat", "Rent", -98_000, day + 2)
            add("Power", "Energy", -7_400 - month % 4 * 900, day + 4)
            for week in 0..<4 {
                add(
                    "Market", "Groceries", -6_350 - (month * 7 + week * 13) % 40 * 100,
                    day + week * 7)
            }
            add("Café", "Eating out", -1_850 - month * 35, day + 11)
            if month % 2 == 0 { add("Novel", "Books", -1_690, day + 15) }
            if month % 3 == 1 { add("Night train", "Trains", -8_900 - month * 210, day + 18) }
            if month % 4 == 2 { add("Guest house", "Hotels", -21_000 - month * 540, day + 19) }
            if month == 5 { add("New boiler", "Repairs", -164_000, day + 9) }
        }
        return entries
    }()
}

/// Cents as a price.
func price(_ cents: Int) -> String {
    let sign = cents < 0 ? "−" : ""
    let (whole, part) = (abs(cents) / 100, abs(cents) % 100)
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
}
