import Foundation
import FoundationNames
import Styles
import Views

private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
    /// How far the baselines of text are apart; nil for what its font says.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set {
            self[LineHeightKey.self] = newValue
            fontChanges.lineHeight = newValue.map(FontContext.LineHeight.init)
        }
    }
}

extension FontContext.LineHeight {
    fileprivate init(_ height: AttributedString.LineHeight) {
        self =
            switch height.rule {
            case .exact(let points): .exact(points)
            case .multiple(let factor): .multiple(factor)
            case .leading(let increase): .leading(increase)
            case .natural: .natural
            }
    }
}

extension View {
    /// How far the baselines of text inside are apart; nil for what its fonts say.
    nonisolated public func lineHeight(
        _ lineHeight: AttributedString.LineHeight?
    ) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
