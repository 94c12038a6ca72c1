import SwiftUI
import Testing
import UIKit

struct UIColorTests {
    private func parts(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test("A colour gives the numbers it was made from")
    func numbers() {
        #expect(
            parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
        #expect(parts(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
        #expect(parts(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 1, 0, 1])
        #expect(parts(.red.withAlphaComponent(0.25)) == [1, 0, 0, 0.25])
        #expect(parts(UIColor(red: .nan, green: 0, blue: .infinity, alpha: 1)) == [0, 0, 0, 1])
        let literal: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(parts(literal) == [1, 0.5, 0, 1])
    }

    @Test("Hue, saturation and brightness come back")
    func hue() {
        let color = UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 1)
        var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.75) < 0.001)
        #expect(abs(saturation - 0.5) < 0.001)
        #expect(abs(brightness - 0.8) < 0.001)
    }

    @Test("S-502: A dynamic colour is that of the traits it is resolved with")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(parts(color.resolvedColor(with: dark)) == [1, 1, 1, 1])
        #expect(parts(color.resolvedColor(with: light)) == [0, 0, 0, 1])
        let faded = color.withAlphaComponent(0.5)
        #expect(parts(faded.resolvedColor(with: dark)) == [1, 1, 1, 0.5])
        #expect(
            parts(UIColor.systemBackground.resolvedColor(with: dark))
                != parts(UIColor.systemBackground.resolvedColor(with: light)))
    }

    @Test("Equal colours are equal, and the views' colours go both ways")
    func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red != UIColor.systemRed)
        #expect(UIColor(Color.blue) == .systemBlue)
        #expect(Color(uiColor: .systemBlue) == .blue)
        #expect(Color(uiColor: .gray) == Color(white: 0.5))
        #expect(Color(uiColor: UIColor(cgColor: UIColor.green.cgColor)) == Color(uiColor: .green))
    }

    @Test("A colour set is found by its name, and a missing one is nil")
    func named() {
        #expect(UIColor(named: "Brand", in: .module, compatibleWith: nil) != nil)
        #expect(UIColor(named: "Nobody", in: .module, compatibleWith: nil) == nil)
        #expect(parts(UIColor(named: "Brand", in: .module, compatibleWith: nil) ?? .clear)[0] == 1)
        #expect(UIColor.brand == UIColor(resource: .brand))
    }
}
