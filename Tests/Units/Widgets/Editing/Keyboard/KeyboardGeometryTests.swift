import Foundation
import Testing
import Views

@testable import Widgets

/// Where keys lie, for screens of several sizes.
struct KeyboardGeometryTests {
    private static let screens = [
        CGSize(width: 800, height: 480), CGSize(width: 320, height: 480),
        CGSize(width: 480, height: 272), CGSize(width: 1280, height: 800),
    ]

    private func rows(_ language: String, _ plane: KeyboardPlane) throws -> [[KeyboardKey]] {
        KeyboardRows(
            layout: try #require(KeyboardLayouts()[language]), traits: TextInputTraits(),
            plane: plane, shift: .off, canChangeLayout: true
        ).rows
    }

    private func geometry(_ rows: [[KeyboardKey]], _ screen: CGSize) -> KeyboardGeometry {
        KeyboardGeometry(
            rows, width: screen.width,
            height: KeyboardGeometry.height(rows: rows.count, in: screen.height, .device),
            isPad: false)
    }

    @Test("On every screen all keys are inside, none covers another, and half of it is left")
    func areas() throws {
        for screen in Self.screens {
            for language in KeyboardLayouts.languages {
                for plane in [KeyboardPlane.letters, .symbols, .moreSymbols, .pad] {
                    let geometry = geometry(try rows(language, plane), screen)
                    let bounds = CGRect(origin: .zero, size: geometry.size)
                        .insetBy(dx: -0.01, dy: -0.01)
                    #expect(geometry.size.height <= screen.height * 0.5)
                    for row in geometry.areas {
                        #expect(row.allSatisfy { bounds.contains($0) })
                        #expect(row.allSatisfy { $0.width > 20 })
                        for (left, right) in zip(row, row.dropFirst()) {
                            #expect(left.maxX <= right.minX + 0.01)
                        }
                    }
                }
            }
        }
    }

    @Test("Every touch between the first row and the last meets the nearest key")
    func touches() throws {
        let rows = try rows("en", .letters)
        let geometry = geometry(rows, Self.screens[1])
        for y in stride(from: CGFloat(5), to: geometry.size.height - 5, by: 7) {
            for x in stride(from: CGFloat(0), to: geometry.size.width, by: 7) {
                #expect(geometry.key(at: CGPoint(x: x, y: y)) != nil)
            }
        }
        #expect(geometry.key(at: CGPoint(x: 10, y: -50)) == nil)
        #expect(geometry.key(at: CGPoint(x: CGFloat.nan, y: 10)) == nil)
        // The second row is indented; beside it is still its first key.
        let beside = CGPoint(x: 1, y: geometry.areas[1][0].midY)
        #expect(geometry.key(at: beside) == KeyPosition(row: 1, column: 0))
    }

    @Test("Choices stay on the screen, and the one above the finger is lit")
    func choices() {
        let keyboard = CGSize(width: 320, height: 200)
        for x in [0, 150, 290] as [CGFloat] {
            let key = CGRect(x: x, y: 50, width: 30, height: 45)
            let choices = KeyChoices(
                ["e", "è", "é", "ê", "ë"], isList: false, over: key, in: keyboard)
            #expect(choices.frame.minX >= 0 && choices.frame.maxX <= 320)
            #expect(choices.frame.maxY <= key.minY)
            #expect(choices.selected != nil)
        }
        let few = KeyChoices(
            ["e", "è"], isList: false, over: CGRect(x: 100, y: 50, width: 30, height: 45),
            in: keyboard)
        #expect(few.selected == 0)
        #expect(few.choice(at: CGPoint(x: 140, y: 0)) == 1)
        let list = KeyChoices(
            ["English", "Deutsch"], isList: true,
            over: CGRect(x: 40, y: 150, width: 40, height: 45), in: keyboard)
        #expect(list.selected == nil)
        #expect(list.choice(at: CGPoint(x: 50, y: 160)) == nil)
        #expect(list.choice(at: CGPoint(x: 50, y: list.frame.maxY - 1)) == 1)
    }
}
