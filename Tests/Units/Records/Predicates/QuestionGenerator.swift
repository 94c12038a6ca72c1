#if Macros
    import Foundation
    import RandomNumbers

    @testable import Records

    /// Makes predicates at random, each beside a closure that asks the same of a row.
    struct QuestionGenerator {
        var random: SeededGenerator
        /// The variable of the predicate that is being made.
        var book = PredicateExpressions.Variable<Book>()

        init(seed: Int) { random = SeededGenerator(seed: seed) }

        mutating func truth(_ depth: Int) -> Truth {
            guard depth > 0 else { return leaf() }
            switch Int.random(in: 0..<9, using: &random) {
            case 0...2: return truth(depth - 1) && truth(depth - 1)
            case 3, 4: return truth(depth - 1) || truth(depth - 1)
            case 5, 6: return !truth(depth - 1)
            case 7: return truth(depth - 1).choose(truth(depth - 1), truth(depth - 1))
            default: return leaf()
            }
        }

        private mutating func leaf() -> Truth {
            switch Int.random(in: 0..<15, using: &random) {
            case 0: return Truth(#Predicate<Book> { $0.isRead }, book) { $0.isRead }
            case 1: return number(2) < number(1)
            case 2: return number(2) == number(1)
            case 3: return number(1) >= number(2)
            case 4:
                let low = any(-3...10) * 50
                return number(1).isIn(low...(low + any(0...4) * 50))
            case 5: return number(1).isOne(of: [any(0...3), any(0...10) * 50, any(-3...0) * 50])
            case 6: return text() < text()
            case 7: return text() == text()
            case 8: return text().isOne(of: [word(), word(), word()])
            case 9: return day() < .constant(Library.date(any(-3...3) * 1000))
            case 10: return weight() < .constant(Double(any(-8...8)) / 4)
            case 11: return textTest()
            case 12: return optional()
            case 13: return relationship()
            default: return other()
            }
        }

        // MARK: Values

        mutating func any(_ range: ClosedRange<Int>) -> Int {
            Int.random(in: range, using: &random)
        }

        mutating func word() -> String { Library.words.randomElement(using: &random) ?? "" }

        private mutating func number(_ depth: Int) -> Question<Int> {
            switch any(0...(depth > 0 ? 9 : 5)) {
            case 0, 1: return Question(path(\.pages)) { $0.pages }
            case 2: return .constant(any(-3...10) * 50)
            case 3:
                let count = PredicateExpressions.build_KeyPath(
                    root: path(\.title), keyPath: \.count)
                return Question(count) { $0.title.count }
            case 4:
                let other = any(0...5)
                let stars = PredicateExpressions.build_NilCoalesce(
                    lhs: path(\.stars), rhs: PredicateExpressions.build_Arg(other))
                return Question(stars) { $0.stars ?? other }
            case 5:
                let count = PredicateExpressions.build_KeyPath(
                    root: path(\.shelves), keyPath: \.count)
                return Question(count) { $0.shelves.count }
            case 6: return .calculated(number(depth - 1), .add, number(depth - 1))
            case 7: return .calculated(number(depth - 1), .multiply, .constant(any(-2...2)))
            case 8: return number(depth - 1).divided(by: any(1...7))
            default: return number(depth - 1).remainder(by: any(1...7))
            }
        }

        private mutating func text() -> Question<String> {
            switch any(0...3) {
            case 0, 1: return Question(path(\.title)) { $0.title }
            case 2: return .constant(word())
            default:
                let other = word()
                let subtitle = PredicateExpressions.build_NilCoalesce(
                    lhs: path(\.subtitle), rhs: PredicateExpressions.build_Arg(other))
                return Question(subtitle) { $0.subtitle ?? other }
            }
        }

        private mutating func day() -> Question<Date> {
            let other = Library.date(any(-3...3) * 1000)
            let printed = PredicateExpressions.build_NilCoalesce(
                lhs: path(\.printed), rhs: PredicateExpressions.build_Arg(other))
            return Question(printed) { $0.printed ?? other }
        }

        private mutating func weight() -> Question<Double> {
            let factor = Double(any(1...4)) / 2
            let product = PredicateExpressions.build_Arithmetic(
                lhs: path(\.weight), rhs: PredicateExpressions.build_Arg(factor), op: .multiply)
            return Question(product) { $0.weight * factor }
        }

        private func path<Value>(
            _ path: KeyPath<Book, Value>
        ) -> PredicateExpressions.KeyPath<PredicateExpressions.Variable<Book>, Value> {
            PredicateExpressions.build_KeyPath(root: book, keyPath: path)
        }
    }

    extension Truth {
        /// What `#Predicate` makes, asked of another variable.
        init(
            _ predicate: Predicate<Book>, _ book: PredicateExpressions.Variable<Book>,
            _ answer: @escaping (BookRow) -> Bool
        ) {
            self.init(Rebound(predicate: predicate, book: book), answer)
        }
    }

    /// The expression of a predicate with another variable in the place of its own.
    struct Rebound: StandardPredicateExpression, TranslatableExpression {
        let predicate: Predicate<Book>
        let book: PredicateExpressions.Variable<Book>

        init(predicate: Predicate<Book>, book: PredicateExpressions.Variable<Book>) {
            self.predicate = predicate
            self.book = book
        }

        // A part of a predicate must be Codable, which no test asks of this one.
        init(from decoder: any Decoder) throws { throw CocoaError(.featureUnsupported) }
        func encode(to encoder: any Encoder) throws { throw CocoaError(.featureUnsupported) }

        func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            guard let value = bindings[book] else { throw PredicateError.undefinedVariable }
            return try predicate.evaluate(value)
        }

        func operand(in translator: inout PredicateTranslator) throws -> Operand {
            translator.variables[predicate.variable.key] = translator.variables[book.key]
            return .value(try translator.clause(predicate.expression), .integer)
        }
    }
#endif
