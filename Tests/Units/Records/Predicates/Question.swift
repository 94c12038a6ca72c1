#if Macros
    import Foundation

    @testable import Records

    /// A part of a predicate, and the same in Swift's own words.
    struct Question<Value> {
        let expression: any StandardPredicateExpression<Value>
        let answer: (BookRow) -> Value

        init(
            _ expression: any StandardPredicateExpression<Value>,
            _ answer: @escaping (BookRow) -> Value
        ) {
            self.expression = expression
            self.answer = answer
        }
    }

    typealias Truth = Question<Bool>

    // Parts of predicates put together, as `#Predicate` does.

    extension Question where Value: Codable & Sendable {
        static func constant(_ value: Value) -> Question {
            Question(PredicateExpressions.build_Arg(value)) { _ in value }
        }
    }

    extension Question where Value: Equatable & Codable & Sendable {
        static func == (a: Question, b: Question) -> Truth {
            Truth(equal(a.expression, b.expression)) { a.answer($0) == b.answer($0) }
        }

        static func != (a: Question, b: Question) -> Truth {
            Truth(notEqual(a.expression, b.expression)) { a.answer($0) != b.answer($0) }
        }

        func isOne(of values: [Value]) -> Truth {
            Truth(contains(values, expression)) { values.contains(answer($0)) }
        }
    }

    extension Question where Value: Comparable & Codable & Sendable {
        static func < (a: Question, b: Question) -> Truth {
            Truth(compare(a.expression, .lessThan, b.expression)) { a.answer($0) < b.answer($0) }
        }

        static func >= (a: Question, b: Question) -> Truth {
            Truth(compare(a.expression, .greaterThanOrEqual, b.expression)) {
                a.answer($0) >= b.answer($0)
            }
        }

        func isIn(_ range: ClosedRange<Value>) -> Truth {
            Truth(within(expression, range)) { range.contains(answer($0)) }
        }
    }

    extension Truth {
        static func && (a: Truth, b: Truth) -> Truth {
            Truth(and(a.expression, b.expression)) { a.answer($0) && b.answer($0) }
        }

        static func || (a: Truth, b: Truth) -> Truth {
            Truth(or(a.expression, b.expression)) { a.answer($0) || b.answer($0) }
        }

        static prefix func ! (a: Truth) -> Truth { Truth(not(a.expression)) { !a.answer($0) } }

        func choose<Chosen: Codable & Sendable>(
            _ a: Question<Chosen>, _ b: Question<Chosen>
        ) -> Question<Chosen> {
            Question<Chosen>(conditional(expression, a.expression, b.expression)) {
                answer($0) ? a.answer($0) : b.answer($0)
            }
        }
    }

    extension Question where Value == Int {
        static func calculated(
            _ a: Question, _ sign: PredicateExpressions.ArithmeticOperator, _ b: Question
        ) -> Question {
            Question(arithmetic(a.expression, sign, b.expression)) {
                let (x, y) = (a.answer($0), b.answer($0))
                return sign == .add ? x + y : sign == .subtract ? x - y : x * y
            }
        }

        func divided(by divisor: Int) -> Question {
            Question(quotient(expression, divisor)) { answer($0) / divisor }
        }

        func remainder(by divisor: Int) -> Question {
            Question(rest(expression, divisor)) { answer($0) % divisor }
        }
    }

    private typealias Part<Value> = StandardPredicateExpression<Value>

    private func equal<T: Equatable & Codable & Sendable>(
        _ a: any Part<T>, _ b: any Part<T>
    ) -> any Part<Bool> {
        func open<A: Part<T>, B: Part<T>>(_ a: A, _ b: B) -> any Part<Bool> {
            PredicateExpressions.build_Equal(lhs: a, rhs: b)
        }
        return open(a, b)
    }

    private func notEqual<T: Equatable & Codable & Sendable>(
        _ a: any Part<T>, _ b: any Part<T>
    ) -> any Part<Bool> {
        func open<A: Part<T>, B: Part<T>>(_ a: A, _ b: B) -> any Part<Bool> {
            PredicateExpressions.build_NotEqual(lhs: a, rhs: b)
        }
        return open(a, b)
    }

    private func compare<T: Comparable & Codable & Sendable>(
        _ a: any Part<T>, _ sign: PredicateExpressions.ComparisonOperator, _ b: any Part<T>
    ) -> any Part<Bool> {
        func open<A: Part<T>, B: Part<T>>(_ a: A, _ b: B) -> any Part<Bool> {
            PredicateExpressions.build_Comparison(lhs: a, rhs: b, op: sign)
        }
        return open(a, b)
    }

    private func contains<T: Equatable & Codable & Sendable>(
        _ values: [T], _ a: any Part<T>
    ) -> any Part<Bool> {
        func open<A: Part<T>>(_ a: A) -> any Part<Bool> {
            PredicateExpressions.build_contains(PredicateExpressions.build_Arg(values), a)
        }
        return open(a)
    }

    private func within<T: Comparable & Codable & Sendable>(
        _ a: any Part<T>, _ range: ClosedRange<T>
    ) -> any Part<Bool> {
        func open<A: Part<T>>(_ a: A) -> any Part<Bool> {
            PredicateExpressions.build_contains(PredicateExpressions.build_Arg(range), a)
        }
        return open(a)
    }

    private func and(_ a: any Part<Bool>, _ b: any Part<Bool>) -> any Part<Bool> {
        func open<A: Part<Bool>, B: Part<Bool>>(_ a: A, _ b: B) -> any Part<Bool> {
            PredicateExpressions.build_Conjunction(lhs: a, rhs: b)
        }
        return open(a, b)
    }

    private func or(_ a: any Part<Bool>, _ b: any Part<Bool>) -> any Part<Bool> {
        func open<A: Part<Bool>, B: Part<Bool>>(_ a: A, _ b: B) -> any Part<Bool> {
            PredicateExpressions.build_Disjunction(lhs: a, rhs: b)
        }
        return open(a, b)
    }

    private func not(_ a: any Part<Bool>) -> any Part<Bool> {
        func open<A: Part<Bool>>(_ a: A) -> any Part<Bool> {
            PredicateExpressions.build_Negation(a)
        }
        return open(a)
    }

    private func conditional<T: Codable & Sendable>(
        _ test: any Part<Bool>, _ a: any Part<T>, _ b: any Part<T>
    ) -> any Part<T> {
        func open<Test: Part<Bool>, A: Part<T>, B: Part<T>>(
            _ test: Test, _ a: A, _ b: B
        ) -> any Part<T> {
            PredicateExpressions.build_Conditional(test, a, b)
        }
        return open(test, a, b)
    }

    private func arithmetic(
        _ a: any Part<Int>, _ sign: PredicateExpressions.ArithmeticOperator, _ b: any Part<Int>
    ) -> any Part<Int> {
        func open<A: Part<Int>, B: Part<Int>>(_ a: A, _ b: B) -> any Part<Int> {
            PredicateExpressions.build_Arithmetic(lhs: a, rhs: b, op: sign)
        }
        return open(a, b)
    }

    private func quotient(_ a: any Part<Int>, _ divisor: Int) -> any Part<Int> {
        func open<A: Part<Int>>(_ a: A) -> any Part<Int> {
            PredicateExpressions.build_Division(
                lhs: a, rhs: PredicateExpressions.build_Arg(divisor))
        }
        return open(a)
    }

    private func rest(_ a: any Part<Int>, _ divisor: Int) -> any Part<Int> {
        func open<A: Part<Int>>(_ a: A) -> any Part<Int> {
            PredicateExpressions.build_Remainder(
                lhs: a, rhs: PredicateExpressions.build_Arg(divisor))
        }
        return open(a)
    }
#endif
