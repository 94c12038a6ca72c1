import Drawing
import Foundation
import Geometry
import Testing

@testable import Styles

struct ColorTests {
    private let light = ColorContext()
    private let dark = ColorContext(scheme: .dark)
    private static let corners = [
        "#FF0000FF", "#FFFF00FF", "#00FF00FF", "#00FFFFFF", "#0000FFFF", "#FF00FFFF", "#FF0000FF",
    ]
    private static let stored: [Color] = [
        .red, .primary, .accentColor, .clear, .white, .blue.opacity(0.3), Color("Brand"),
        Color(red: 0.1, green: 0.2, blue: 0.3), Color("a@b").opacity(0.25),
        Color(red: 10 / 255, green: 132 / 255, blue: 1),
    ]

    @Test("A colour of numbers is the same in light and dark")
    func numbers() {
        let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)
        let expected = ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 0.25)
        #expect(color.resolved(in: light) == expected)
        #expect(color.resolved(in: dark) == expected)
        #expect(Color(white: 1) == .white)
    }

    @Test(
        "Hue, saturation and brightness meet the corners of the cube",
        arguments: zip(0...6, corners))
    func hues(sector: Int, expected: String) {
        let hue = Double(sector) / 6
        #expect(Color(hue: hue, saturation: 1, brightness: 1).description == expected)
        #expect(Color(hue: hue, saturation: 0, brightness: 0.2).description == "#333333FF")
    }

    @Test("Named colours differ between light and dark")
    func named() {
        for system in SystemColor.allCases {
            let color = Color(.system(system))
            #expect(color.resolved(in: light) != color.resolved(in: dark))
        }
        #expect(Color.red.description == "red")
        #expect(Color.red == .red)
        #expect(Color.red != .blue)
    }

    @Test("Named colours are even in lightness", arguments: ColorScheme.allCases)
    func evenLightness(scheme: ColorScheme) throws {
        let row = SystemColor.allCases.map { OklabColor($0.color(in: scheme)).lightness }
        let lowest = try #require(row.min())
        let highest = try #require(row.max())
        #expect(highest - lowest <= 0.16)
    }

    @Test("Opacity multiplies")
    func opacity() {
        let color = Color.black.opacity(0.5).opacity(0.5)
        #expect(color.resolved(in: light) == ResolvedColor(white: 0, opacity: 0.25))
    }

    @Test("The ends of a mix are the colours themselves")
    func mixing() {
        let context = light
        #expect(
            Color.red.mix(with: .blue, by: 0).resolved(in: context)
                == Color.red.resolved(in: context))
        #expect(
            Color.red.mix(with: .blue, by: 1).resolved(in: context)
                == Color.blue.resolved(in: context))
        let gray = Color.black.mix(with: .white, by: 0.5, in: .device).resolved(in: context)
        #expect(gray == ResolvedColor(white: 0.5))
        // The perceived middle of black and white is darker in numbers.
        let middle = Color.black.mix(with: .white, by: 0.5).resolved(in: context)
        #expect(middle.red < 0.45 && middle.red > 0.3)
    }

    @Test("The accent follows the context")
    func accent() {
        #expect(Color.accentColor.resolved(in: light) == ResolvedColor(hex: 0x0A66D8))
        let tinted = ColorContext(accent: .black)
        #expect(Color.accentColor.resolved(in: tinted) == .black)
    }

    @Test("A wide colour outside of sRGB is kept in numbers and drawn at its edge")
    func wideColors() {
        let resolved = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
        #expect(resolved.red > 1)
        #expect(resolved.green < 0)
        #expect(Color(resolved).resolved(in: light) == ResolvedColor(red: 1, green: 0, blue: 0))
    }

    @Test("Linear parts are read and written in light")
    func linear() {
        var resolved = Color.Resolved(colorSpace: .sRGBLinear, red: 0.2, green: 0.5, blue: 1)
        #expect(abs(resolved.linearGreen - 0.5) < 1e-5)
        resolved.linearRed = 1
        #expect(abs(resolved.red - 1) < 1e-5)
    }

    @Test(
        "S-191: a stored colour equals the one that was stored",
        arguments: stored)
    func storage(color: Color) {
        #expect(Color(storedText: color.storedText) == color)
    }

    @Test("Text that is not a colour is none")
    func storedNonsense() {
        #expect(Color(storedText: "blurple") == nil)
        #expect(Color(storedText: "#12345") == nil)
    }

    @Test("A stored colour of 100,000 opacities is not one")
    func storedFadings() {
        let text = "blue" + String(repeating: "@0.5", count: 100_000)
        #expect(Color(storedText: text) == nil)
        #expect(Color(storedText: "blue@0.5@0.5") == Color.blue.opacity(0.5).opacity(0.5))
    }

    @Test("Resolved colours are codable and animatable")
    func resolvedColors() throws {
        var color = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
        let data = try JSONEncoder().encode(color)
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
        color.animatableData.scale(by: 2)
        #expect(color.green == 0.4)
    }

    @Test(
        "The user's accent is as dark, or as light, as words on it need, and the app's own comes before",
        arguments: [ColorScheme.light, .dark])
    func userAccent(scheme: ColorScheme) {
        for hex: UInt32 in [0xFFE000, 0x000040, 0x9141AC, 0xFFFFFF, 0x000000] {
            var context = ColorContext(scheme: scheme)
            context.userAccent = ResolvedColor(hex: hex)
            let accent = context.color(.accent)
            #expect(context.color(.onAccent).contrast(on: accent) >= 4.5)
            context.contrast = .increased
            #expect(context.color(.onAccent).contrast(on: context.color(.accent)) >= 7)
            context.accent = ResolvedColor(hex: 0x123456)
            #expect(context.color(.accent) == ResolvedColor(hex: 0x123456))
        }
        var usual = ColorContext(scheme: scheme)
        usual.userAccent = nil
        #expect(usual.color(.accent) == ColorContext(scheme: scheme).color(.accent))
    }
}
