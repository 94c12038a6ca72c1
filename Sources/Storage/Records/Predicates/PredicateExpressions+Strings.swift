import Foundation
import GRDB

// Texts in texts. They are compared as they are stored, code point by code point.

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        guard Base.Output.self == String.self, Other.Output.self == String.self else {
            throw Untranslatable("it looks for \(Other.Output.self) in \(Base.Output.self)")
        }
        let (text, part) = (try translator.term(of: base), try translator.term(of: other))
        return .value(
            .infix(.call("instr", [text, part]), .greater, .value(0.databaseValue)), .integer)
    }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        guard Base.Output.self == String.self, Prefix.Output.self == String.self else {
            throw Untranslatable("it compares the beginning of \(Base.Output.self)")
        }
        let text = try translator.term(of: base)
        let start = try translator.operand(of: prefix)
        if case .constant(let value as String) = start {
            return .value(.prefixed(text, by: value), .integer)
        }
        let prefix = try PredicateTranslator.term(start)
        let beginning = Term.call(
            "substr", [text, .value(1.databaseValue), .call("length", [prefix])])
        return .value(.infix(beginning, .equal, prefix), .integer)
    }
}

extension Term {
    /// Whether a text begins with another: as a range, which an index has.
    static func prefixed(_ text: Term, by prefix: String) -> Term {
        let lower = Term.infix(text, .greaterOrEqual, .value(prefix.databaseValue))
        guard let end = end(ofPrefix: prefix) else { return lower }
        return .all([lower, .infix(text, .less, .value(end.databaseValue))])
    }

    /// The first text after all that begin with a prefix; `nil` if there is none.
    private static func end(ofPrefix prefix: String) -> String? {
        var scalars = Array(prefix.unicodeScalars)
        while let last = scalars.popLast() {
            // Code points from D800 to DFFF are no characters.
            let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
            guard let scalar = Unicode.Scalar(next) else { continue }
            var end = String.UnicodeScalarView()
            end.append(contentsOf: scalars)
            end.append(scalar)
            return String(end)
        }
        return nil
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        .value(
            .call(
                TextFunctions.search,
                [try translator.term(of: root), try translator.term(of: other)]), .integer)
    }
}

extension PredicateExpressions.StringLocalizedCompare: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        .value(
            .call(
                TextFunctions.localizedCompare,
                [try translator.term(of: root), try translator.term(of: other)]), .integer)
    }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        .value(
            .call(
                TextFunctions.caseInsensitiveCompare,
                [try translator.term(of: root), try translator.term(of: other)]), .integer)
    }
}
