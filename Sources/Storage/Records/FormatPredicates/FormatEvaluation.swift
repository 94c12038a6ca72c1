import Foundation

/// Asks a predicate's tree of objects in memory.
struct FormatEvaluation {
    let predicate: FormatPredicate

    init(_ predicate: FormatPredicate) { self.predicate = predicate }

    func holds(for object: Any?, variables: [String: Any] = [:]) -> Bool {
        FormatScope(object: object, variables: variables).holds(predicate)
    }
}

/// An object, and what variables stand for while a predicate is asked of it.
private struct FormatScope {
    let object: Any?
    var variables: [String: Any]

    func holds(_ predicate: FormatPredicate) -> Bool {
        switch predicate {
        case .constant(let value): value
        case .all(let parts): parts.allSatisfy(holds)
        case .any(let parts): parts.contains(where: holds)
        case .not(let part): !holds(part)
        case .comparison(let comparison): holds(comparison)
        case .block(let block): block.holds(object)
        }
    }

    private func holds(_ comparison: FormatComparison) -> Bool {
        let left = value(of: comparison.left)
        let right = FormatValue(value(of: comparison.right))
        guard comparison.quantifier != .direct else {
            return comparison.holds(FormatValue(left), right)
        }
        let elements = FormatValue(left).elements ?? []
        return switch comparison.quantifier {
        case .all: elements.allSatisfy { comparison.holds($0, right) }
        case .none: !elements.contains { comparison.holds($0, right) }
        case .any, .direct: elements.contains { comparison.holds($0, right) }
        }
    }

    private func value(of expression: FormatExpression) -> Any? {
        switch expression {
        case .constant(let value): return value
        case .itself: return object
        case .variable(let name): return variables[name]
        case .keyPath(let path): return NamedProperties.value(of: object, at: path)
        case .member(let root, let path):
            return NamedProperties.value(of: value(of: root), at: path)
        case .list(let values): return values.map { value(of: $0) }
        case .arithmetic(let a, let sign, let b):
            return FormatArithmetic.compute(
                FormatValue(value(of: a)), sign, FormatValue(value(of: b)))
        case .negative(let a):
            return FormatArithmetic.compute(.integer(0), .subtract, FormatValue(value(of: a)))
        case .function(let name, let arguments):
            return FormatFunction(rawValue: name)?(arguments.map { FormatValue(value(of: $0)) })
        case .conditional(let test, let a, let b): return value(of: holds(test) ? a : b)
        case .subquery(let collection, let variable, let test):
            return NamedProperties.elements(of: value(of: collection)).filter { element in
                var inner = self
                inner.variables[variable] = element
                return inner.holds(test)
            }
        case .element(let collection, let index):
            return element(of: NamedProperties.elements(of: value(of: collection)), index)
        }
    }

    private func element(of elements: [Any?], _ index: FormatExpression.Index) -> Any? {
        switch index {
        case .first: return elements.first ?? nil
        case .last: return elements.last ?? nil
        case .size: return elements.count
        case .at(let position):
            guard case .integer(let index) = FormatValue(value(of: position)),
                elements.indices.contains(Int(index))
            else { return nil }
            return elements[Int(index)]
        }
    }
}

extension FormatComparison {
    /// Whether it holds of one value on the left.
    func holds(_ left: FormatValue, _ right: FormatValue) -> Bool {
        switch kind {
        case .between:
            guard let ends = right.elements, ends.count == 2 else { return false }
            let (low, high) = (left.compared(with: ends[0]), left.compared(with: ends[1]))
            return low != nil && high != nil && low != .orderedAscending
                && high != .orderedDescending
        case .isIn:
            if let elements = right.elements {
                return elements.contains { holds(.equal, left, $0) }
            }
            guard let text = right.text, let part = left.text else { return false }
            return TextMatch(.contains, options).holds(text, part)
        case .match(.contains) where left.elements != nil:
            return left.elements?.contains { holds(.equal, $0, right) } ?? false
        case .match(let kind): return holds(kind, left, right)
        }
    }

    private func holds(_ kind: TextMatch.Kind, _ left: FormatValue, _ right: FormatValue) -> Bool {
        switch kind {
        case .begins, .ends, .contains, .like, .matches:
            guard let a = left.text, let b = right.text else { return false }
            return TextMatch(kind, options).holds(a, b)
        default: break
        }
        if !options.isEmpty, let a = left.text, let b = right.text {
            return TextMatch(kind, options).holds(a, b)
        }
        switch kind {
        case .equal: return left.isSame(as: right)
        case .notEqual: return !left.isSame(as: right)
        default: break
        }
        // Nothing is before or after what is not there.
        guard !left.isNull, !right.isNull, let order = left.compared(with: right) else {
            return false
        }
        switch kind {
        case .less: return order == .orderedAscending
        case .lessOrEqual: return order != .orderedDescending
        case .greater: return order == .orderedDescending
        default: return order != .orderedAscending
        }
    }
}
