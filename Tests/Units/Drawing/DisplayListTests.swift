import Drawing
import Foundation
import Geometry
import Testing
import Typography

@MainActor
struct DisplayListTests {
    private func box(_ id: Int, _ rect: CGRect, _ hex: UInt32 = 0xFF0000) -> DisplayGroup {
        var recorder = DisplayListRecorder()
        recorder.fill(.rect(rect), with: ResolvedColor(hex: hex))
        return recorder.finish(id: id)
    }

    private func list(_ commands: [DrawCommand], scale: CGFloat = 1) -> DisplayList {
        DisplayList(
            root: DisplayGroup(id: 0, commands: commands), size: CGSize(width: 100, height: 100),
            scale: scale)
    }

    private let unit = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test("The first list damages the whole window, in pixels")
    func first() {
        let damage = list([], scale: 2).damage(since: nil)
        #expect(damage.rects == [PixelRect(x: 0, y: 0, width: 200, height: 200)])
    }

    @Test("A list with the same group objects damages nothing")
    func unchanged() {
        let child = box(1, unit)
        let before = list([.group(child, offset: .zero)])
        let after = list([.group(child, offset: .zero)])
        #expect(after.damage(since: before).isEmpty)
    }

    @Test("A group made again with equal commands damages nothing")
    func equal() {
        let before = list([.group(box(1, unit), offset: .zero)])
        let after = list([.group(box(1, unit), offset: .zero)])
        #expect(after.damage(since: before).isEmpty)
    }

    @Test("A moved child damages where it was and where it is")
    func moved() {
        let child = box(1, unit)
        let before = list([.group(child, offset: .zero)])
        let after = list([.group(child, offset: CGPoint(x: 50, y: 50))])
        let damage = after.damage(since: before)
        #expect(damage.area == 200)
        #expect(damage.contains(PixelRect(x: 50, y: 50, width: 10, height: 10)))
    }

    @Test("A recoloured child damages its bounds alone")
    func recolored() {
        let still = box(2, unit.offsetBy(dx: 40, dy: 0))
        let before = list([.group(box(1, unit), offset: .zero), .group(still, offset: .zero)])
        let after = list([.group(box(1, unit, 0xFF), offset: .zero), .group(still, offset: .zero)])
        #expect(
            after.damage(since: before).rects == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test("An inserted child damages its own bounds, not its later siblings'")
    func inserted() {
        let children = (0..<5).map { box($0 + 1, unit.offsetBy(dx: CGFloat($0) * 20, dy: 0)) }
        let commands = children.map { DrawCommand.group($0, offset: .zero) }
        let damage = list(commands).damage(
            since: list([commands[0], commands[1], commands[3], commands[4]]))
        #expect(damage.rects == [PixelRect(x: 40, y: 0, width: 10, height: 10)])
    }

    @Test("Exchanging two children damages only one of them")
    func reordered() {
        let commands = (0..<2).map {
            DrawCommand.group(box($0 + 1, unit.offsetBy(dx: CGFloat($0) * 5, dy: 0)), offset: .zero)
        }
        let damage = list([commands[1], commands[0]]).damage(since: list(commands))
        #expect(damage.area == 100)
    }

    @Test("A row that replaces another one damages only the commands in which they differ")
    func rows() {
        func row(_ id: Int, _ hex: UInt32) -> DisplayGroup {
            var recorder = DisplayListRecorder()
            recorder.fill(.rect(unit), with: ResolvedColor(hex: hex))
            recorder.fill(.rect(unit.offsetBy(dx: 20, dy: 0)), with: ResolvedColor(hex: 0))
            recorder.with(.shadow(color: .black, radius: 1, offset: .zero), id: 1) {
                $0.fill(.ellipse(unit.offsetBy(dx: 40, dy: 0)), with: .white)
            }
            return recorder.finish(id: id)
        }
        let rows = (1...4).map { row($0, UInt32($0)) }
        let before = list(
            rows.enumerated().map { .group($1, offset: CGPoint(x: 0, y: 20 * $0)) })
        let after = list(
            rows.dropFirst().enumerated().map { .group($1, offset: CGPoint(x: 0, y: 20 * $0)) })
        let damage = after.damage(since: before)
        let moved = (0..<3).map { PixelRect(x: 0, y: 20 * $0, width: 10, height: 10) }
        #expect(moved.allSatisfy { damage.contains($0) })
        #expect(!damage.intersects(PixelRect(x: 20, y: 0, width: 80, height: 56)))
        #expect(damage.contains(PixelRect(x: 20, y: 60, width: 10, height: 10)))
    }

    @Test("A letter typed at the end of a text damages no other letter")
    func typing() throws {
        let shaper = TextShaper()
        func label(_ string: String) -> DisplayList {
            var recorder = DisplayListRecorder()
            let text = shaper.shape(TextContent(string, font: .system(size: 16)))
            recorder.text(text, at: CGPoint(x: 5, y: 5), colors: [.black])
            return list([.group(recorder.finish(id: 1), offset: .zero)])
        }
        let damage = label("Count: 12").damage(since: label("Count: 11"))
        let width = shaper.shape(TextContent("Count: 1", font: .system(size: 16))).size.width
        #expect(damage.bounds.minX >= 5 + Int(width) - 2)
        #expect(!damage.isEmpty)
        let changed = label("Name").damage(since: label("Count"))
        #expect(changed.bounds.minX <= 7)
    }

    @Test("A text in another colour is damaged whole, however alike the words")
    func recoloredText() {
        let shaper = TextShaper()
        func label(_ string: String, _ color: ResolvedColor) -> DisplayList {
            var recorder = DisplayListRecorder()
            let text = shaper.shape(TextContent(string, font: .system(size: 16)))
            recorder.text(text, at: CGPoint(x: 5, y: 5), colors: [color])
            return list([.group(recorder.finish(id: 1), offset: .zero)])
        }
        let black = label("Count: 11", .black)
        let whole = black.damage(since: list([]))
        let red = ResolvedColor(hex: 0xFF0000)
        #expect(label("Count: 11", red).damage(since: black).bounds == whole.bounds)
        let longer = label("Count: 112", red).damage(since: black)
        #expect(longer.bounds.contains(whole.bounds))
    }

    @Test("A bar that grows is damaged at its end")
    func bar() {
        func bar(_ length: CGFloat) -> DisplayList {
            let rect = CGRect(x: 10, y: 10, width: length, height: 4)
            return list([.fill(.capsule(rect), .color(.black))])
        }
        let damage = bar(60).damage(since: bar(50))
        #expect(damage.rects == [PixelRect(x: 58, y: 10, width: 12, height: 4)])
    }

    @Test("Damage inside a clip stays inside it, damage under a shadow spreads")
    func enclosing() {
        func lists(_ effect: GroupEffect) -> DamageRegion {
            let before = list([.effect(box(1, unit), effect)])
            let after = list([.effect(box(1, unit, 0xFF), effect)])
            return after.damage(since: before)
        }
        let clip = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(lists(.clip(.rect(clip))).bounds == PixelRect(x: 0, y: 0, width: 4, height: 4))
        let shadow = lists(
            .shadow(color: .black, radius: 2, offset: CGSize(width: 0, height: 20)))
        #expect(shadow.bounds.maxY >= 36)
    }

    @Test("Of thousands of children only the changed one is damaged")
    func thousands() {
        let still = (0..<5_000).map {
            DrawCommand.group(
                box($0 + 1, CGRect(x: 0, y: 0, width: 1, height: 1)),
                offset: CGPoint(x: CGFloat($0 % 100), y: CGFloat($0 / 100)))
        }
        var changed = still
        changed[2_550] = .group(
            box(2_551, CGRect(x: 0, y: 0, width: 1, height: 1), 0xFF),
            offset: CGPoint(x: 50, y: 25))
        let damage = list(changed).damage(since: list(still))
        #expect(damage.rects == [PixelRect(x: 50, y: 25, width: 1, height: 1)])
    }

    @Test("A list prints a line for each command, children indented")
    func printed() {
        let list = list([
            .group(box(7, unit), offset: CGPoint(x: 1.5, y: 2)),
            .effect(box(8, unit, 0x00FF00), .opacity(0.25)),
        ])
        #expect(
            list.description == """
                list 100×100 @1x on #FFFFFF
                  group 0
                    group 7 at 1.5,2
                      fill rect 0,0 10×10 #FF0000
                    group 8 with opacity 0.25
                      fill rect 0,0 10×10 #00FF00
                """)
        #expect(list.commandCount == 4)
    }
}
