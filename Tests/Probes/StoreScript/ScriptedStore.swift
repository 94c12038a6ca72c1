#if Macros
    import Foundation
    import Records

    /// A store as a script of turns makes it: what it has after each save is known beforehand.
    package enum ScriptedStore {
        /// What the store has: items by their numbers, and the names of piles.
        struct Contents: Equatable {
            struct Value: Equatable {
                var text: String
                var pictureSize = 0
                var pile: String?
            }

            var items: [Int: Value] = [:]
            var piles: Set<String> = []
        }

        package static func file(in directory: String) -> URL {
            URL(filePath: directory).appending(path: "items.store")
        }

        package static func open(at file: URL) throws -> ModelContainer {
            try ModelContainer(
                for: ScriptedItem.self, ScriptedPile.self,
                configurations: ModelConfiguration(url: file))
        }

        /// After how many turns a context has what it has; nil where it is after none. A cut log
        /// may have rows of which later turns have removed the large values.
        package static func turns(
            in context: ModelContext, withoutLargeValues: Bool = false
        ) throws -> Int? {
            var contents = Contents()
            for item in try context.fetch(FetchDescriptor<ScriptedItem>()) {
                contents.items[item.number] = .init(
                    text: item.text, pictureSize: item.picture?.count ?? 0, pile: item.pile?.name)
            }
            contents.piles = Set(try context.fetch(FetchDescriptor<ScriptedPile>()).map(\.name))
            let count = contents.items[0].flatMap { Int($0.text) } ?? 0
            var expected = self.contents(after: count)
            if withoutLargeValues {
                for key in contents.items.keys { contents.items[key]?.pictureSize = 0 }
                for key in expected.items.keys { expected.items[key]?.pictureSize = 0 }
            }
            return contents == expected ? count : nil
        }

        /// The texts of the items by their numbers; nil for those of more than a line.
        package static func texts(at file: URL) throws -> [String?] {
            let context = ModelContext(try open(at: file))
            let all = FetchDescriptor<ScriptedItem>(sortBy: [SortDescriptor(\.number)])
            return try context.fetch(all).map { $0.text.count > 80 ? nil : $0.text }
        }

        package static func insert(_ text: String, in context: ModelContext) throws {
            context.insert(ScriptedItem(0, text))
        }

        static func contents(after count: Int) -> Contents {
            var contents = Contents()
            for turn in stride(from: 1, through: count, by: 1) { take(turn, in: &contents) }
            return contents
        }

        // MARK: A turn

        private static func text(_ turn: Int) -> String {
            String(repeating: "turn \(turn) ", count: turn % 4 == 2 ? 700 : turn)
        }

        /// Large enough to lie in a file of its own.
        private static func pictureSize(_ turn: Int) -> Int {
            turn % 5 == 2 ? 150_000 + turn : 0
        }

        private static func pile(_ turn: Int) -> String { "pile \((turn - 1) / 3)" }

        private static func take(_ turn: Int, in contents: inout Contents) {
            contents.items[0] = .init(text: "\(turn)")
            contents.piles.insert(pile(turn))
            contents.items[turn] = .init(
                text: text(turn), pictureSize: pictureSize(turn), pile: pile(turn))
            if turn % 6 == 5 {
                let old = pile(turn - 4)
                contents.piles.remove(old)
                contents.items = contents.items.filter { $0.value.pile != old }
            }
        }

        /// Takes the turn with objects: an item more, another text, and now and then a pile more, a
        /// large value, or a pile deleted with its items.
        static func take(_ turn: Int, in context: ModelContext) throws {
            let counting = FetchDescriptor<ScriptedItem>(predicate: #Predicate { $0.number == 0 })
            if let counter = try context.fetch(counting).first {
                counter.text = "\(turn)"
            } else {
                context.insert(ScriptedItem(0, "\(turn)"))
            }
            let item = ScriptedItem(turn, text(turn))
            if pictureSize(turn) > 0 { item.picture = Data(count: pictureSize(turn)) }
            context.insert(item)
            item.pile = try pile(named: pile(turn), in: context) ?? ScriptedPile(pile(turn))
            if turn % 6 == 5, let old = try pile(named: pile(turn - 4), in: context) {
                context.delete(old)
            }
        }

        private static func pile(
            named name: String, in context: ModelContext
        ) throws -> ScriptedPile? {
            try context.fetch(
                FetchDescriptor<ScriptedPile>(predicate: #Predicate { $0.name == name })
            ).first
        }
    }

    @Model final class ScriptedItem {
        @Attribute(.unique) var number: Int
        var text: String
        @Attribute(.externalStorage) var picture: Data?
        var pile: ScriptedPile?

        init(_ number: Int, _ text: String) {
            self.number = number
            self.text = text
        }
    }

    @Model final class ScriptedPile {
        var name: String
        @Relationship(deleteRule: .cascade, inverse: \ScriptedItem.pile)
        var items: [ScriptedItem] = []

        init(_ name: String) { self.name = name }
    }
#endif
