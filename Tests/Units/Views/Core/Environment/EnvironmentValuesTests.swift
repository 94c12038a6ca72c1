import Foundation
import Testing

@testable import Views

/// Overrides as values, without a tree.
struct EnvironmentValuesTests {
    private enum Volume: EnvironmentKey { static let defaultValue = 5 }
    private enum Station: EnvironmentKey { static let defaultValue = "none" }

    @Test("What nearer overrides hide can be left out, and all values stay")
    func hidden() {
        var values = EnvironmentValues()
        for round in 0..<40 {
            values[Volume.self] = round
            values.colorScheme = round.isMultiple(of: 2) ? .light : .dark
            values.layoutDirection = round.isMultiple(of: 3) ? .rightToLeft : .leftToRight
            values.removeHidden()
        }
        #expect(
            values.description == """
                [EnvironmentPropertyKey<DirectionKey> = rightToLeft, \
                EnvironmentPropertyKey<ColorSchemeKey> = dark, \
                EnvironmentPropertyKey<Volume> = 39]
                """)
        #expect(values[Volume.self] == 39)
        #expect(values.colorScheme == .dark)
        #expect(values.isRightToLeft)
        #expect(values[Station.self] == "none")
    }

    @Test("Leaving out what is hidden leaves other copies as they are")
    func copies() {
        var values = EnvironmentValues()
        values[Station.self] = "news"
        values[Station.self] = "music"
        let before = values
        values.removeHidden()
        values[Volume.self] = 1
        #expect(before.description == "[\(text("Station", "music")), \(text("Station", "news"))]")
        #expect(values.description == "[\(text("Volume", "1")), \(text("Station", "music"))]")
    }

    private func text(_ key: String, _ value: String) -> String {
        "EnvironmentPropertyKey<\(key)> = \(value)"
    }
}
