import Drawing
import Foundation

// A path as text: numbers, then the letter of a command.
//
//   10 20 m    move          10 20 l         line           h    close
//   cx cy x y q     quadratic curve        cx cy dx dy x y c    cubic curve
//   x y w h re      rectangle (only read)
extension Path: LosslessStringConvertible {
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
        }
        return resolved.elements.map { element in
            switch element {
            case .move(let point): "\(text(point)) m"
            case .line(let point): "\(text(point)) l"
            case .quadCurve(let point, let control): "\(text(control, point)) q"
            case .curve(let point, let first, let second): "\(text(first, second, point)) c"
            case .close: "h"
            }
        }.joined(separator: " ")
    }

    /// Nil if the text is not a valid description.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
            } else if perform(word, with: numbers) {
                numbers = []
            } else {
                return nil
            }
        }
        guard numbers.isEmpty else { return nil }
    }

    /// Whether the word is a command with these arguments.
    private mutating func perform(_ word: Substring, with numbers: [CGFloat]) -> Bool {
        func point(_ index: Int) -> CGPoint {
            CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1])
        }
        switch (word, numbers.count) {
        case ("m", 2): move(to: point(0))
        case ("l", 2): addLine(to: point(0))
        case ("q", 4): addQuadCurve(to: point(1), control: point(0))
        case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
        case ("re", 4): addRect(CGRect(origin: point(0), size: CGSize(point(1))))
        case ("h", 0): closeSubpath()
        default: return false
        }
        return true
    }

    /// Integers have no decimal point. Other numbers have all digits that are needed to read them
    /// back exactly.
    private static func text(_ number: CGFloat) -> String {
        let number = Double(number)
        return number == number.rounded() && abs(number) < 1e15
            ? String(Int(number)) : String(number)
    }
}

extension CGSize {
    fileprivate init(_ point: CGPoint) {
        self.init(width: point.x, height: point.y)
    }
}
