import Geometry
import Testing

struct PixelRectTests {
    @Test("A rectangle whose edge no number holds stops the process, optimised or not")
    func overflow() async {
        await #expect(processExitsWith: .failure) {
            _ = PixelRect(x: .max, y: 0, width: Int(CommandLine.argc), height: 1)
        }
        let rect = PixelRect(x: .max - 1, y: 0, width: 1, height: 1)
        #expect(rect.maxX == .max)
    }
}
