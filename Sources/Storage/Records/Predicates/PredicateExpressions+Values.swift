import Foundation
import GRDB

// Variables, key paths and captured values.

extension PredicateExpressions.Variable: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        guard let operand = translator.variables[key] else {
            throw Untranslatable("it reads a variable from outside of it")
        }
        return operand
    }
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let root = try translator.operand(of: self.root)
        switch kind {
        case .collectionCount:
            return .value(
                try translator.count(of: root, type: Root.Output.self), .integer)
        case .collectionIsEmpty:
            return .value(
                try translator.isEmpty(root, type: Root.Output.self), .integer)
        default: break
        }
        switch root {
        case .object(let object): return try member(of: object, in: &translator)
        case .value(let term, let storage):
            if let member = try member(of: term, storage) { return member }
        default: break
        }
        throw Untranslatable("\(name) is not stored")
    }

    private func member(
        of object: ObjectOperand, in translator: inout PredicateTranslator
    ) throws -> Operand {
        if let property = object.entity.property(at: keyPath) {
            return try translator.value(of: property, of: object)
        }
        if Output.self == PersistentIdentifier.self { return .value(object.key, .integer) }
        throw Untranslatable("\(name) is not stored")
    }

    /// What SQL can say of a value in a column.
    private func member(of term: Term, _ storage: ColumnStorage?) throws -> Operand? {
        if let raw = Root.Output.self as? any RawRepresentable.Type, isRawValue(of: raw) {
            return .value(term, storage)
        }
        switch keyPath {
        case \Date.timeIntervalSinceReferenceDate: return .value(term, .real)
        case \Date.timeIntervalSince1970:
            let start = Date.timeIntervalBetween1970AndReferenceDate
            return .value(.infix(term, .add, .value(start.databaseValue)), .real)
        case \URL.absoluteString: return .value(term, .text)
        default: return nil
        }
    }

    private func isRawValue<R: RawRepresentable>(of type: R.Type) -> Bool {
        guard keyPath != \R.rawValue else { return true }
        guard Output.self == R.RawValue.self, let path = keyPath as? KeyPath<R, R.RawValue>,
            let cases = EnumerationCases.all(of: type)
        else { return false }
        return cases.allSatisfy {
            let value = try? Constants.argument(for: $0[keyPath: path])
            return value != nil && value == (try? Constants.argument(for: $0.rawValue))
        }
    }

    /// The path as a sentence names it. The names of computed properties are not known.
    private var name: String {
        let path = "\(keyPath)"
        return path.contains("<computed")
            ? "a computed property of \(Root.Output.self) that is \(Output.self)"
            : String(path.dropFirst())
    }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        try translator.operand(of: inner)
    }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        .value(.null, nil)
    }
}
