import Foundation

/// Formats a number for the printed display list: at most two decimals, without trailing zeros.
func brief(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
    guard abs(value) < 1e12 else { return "\(Double(value))" }
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
}

func brief(_ point: CGPoint) -> String { "\(brief(point.x)),\(brief(point.y))" }

func brief(_ size: CGSize) -> String { "\(brief(size.width))×\(brief(size.height))" }

func brief(_ rect: CGRect) -> String {
    rect.isNull ? "nowhere" : "\(brief(rect.origin)) \(brief(rect.size))"
}
