import Drawing
import Foundation
import Geometry
import Images
import Raster
import Styles
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct PaintsTests {
    private func pixel(_ host: ViewHost, _ x: Int, _ y: Int) -> UInt32 {
        let buffer = Framebuffer(
            width: Int(host.tree.size.width), height: Int(host.tree.size.height))
        Rasterizer().play(host.list, within: DamageRegion(buffer.bounds), into: buffer)
        return buffer.pixels[y * buffer.width + x] & 0xFF_FFFF
    }

    /// Red on the left, blue on the right.
    private func picture(width: Int = 4, height: Int = 2) -> CGImage {
        CGImage(
            try! DecodedImage(width: width, height: height) { pixels in
                for index in 0..<width * height {
                    pixels[index] = index % width < width / 2 ? 0xFFFF_0000 : 0xFF00_00FF
                }
            })
    }

    @Test("S-327: A material blurs what lies behind it and nothing beside it")
    func material() {
        let host = ViewHost(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color.black
                Color.white
            }
            .overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 100, height: 40) }
        }
        let left = pixel(host, 95, 50) & 0xFF
        let right = pixel(host, 105, 50) & 0xFF
        // The edge is soft behind the material.
        #expect(right - left < 40)
        #expect(pixel(host, 99, 20) == 0)
        #expect(pixel(host, 101, 20) == 0xFFFFFF)
        #expect(host.lines("fill").contains { $0.contains("backdrop blur") })
    }

    @Test("S-328: With increased contrast a material is opaque")
    func contrast() {
        var environment = EnvironmentValues.forTests
        environment.colorSchemeContrast = .increased
        let host = ViewHost(width: 100, height: 100, environment) {
            Rectangle().fill(.ultraThinMaterial)
        }
        #expect(!host.drawn.contains("backdrop"))
    }

    @Test("S-329: A view on a material knows of it")
    func backgroundMaterial() {
        var seen: Material?
        _ = ViewHost {
            MaterialReader { seen = $0 }.background(.thinMaterial, in: .capsule)
        }
        #expect(seen == .thin)
    }

    @Test("S-330: A mesh gradient has the colour of each point there, and its background outside")
    func mesh() {
        let host = ViewHost(width: 100, height: 100) {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [0.8, 0], [0, 1], [0.8, 1]],
                colors: [.black, .black, .white, .white],
                background: Color(red: 1, green: 0, blue: 0))
        }
        #expect(pixel(host, 20, 1) & 0xFF < 12)
        #expect(pixel(host, 20, 98) & 0xFF > 243)
        #expect(pixel(host, 95, 50) == 0xFF0000)
    }

    @Test("A mesh with too few points warns once and shows its background")
    func badMesh() {
        let host = ViewHost(width: 100, height: 100) {
            MeshGradient(
                width: 3, height: 2, points: [[0, 0], [1, 1]], colors: [.red], background: .black)
        }
        #expect(pixel(host, 50, 50) == 0)
        #expect(host.reports.messages.count == 1)
    }

    @Test("S-331: An image paint repeats a part of a picture from the corner of the shape")
    func imagePaint() {
        let image = Image(decorative: picture(), scale: 1)
        let host = ViewHost(width: 40, height: 20) {
            Rectangle().fill(
                ImagePaint(
                    image: image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
                    scale: 5))
        }
        #expect(pixel(host, 3, 3) == 0x0000FF)
        #expect(pixel(host, 33, 13) == 0x0000FF)
        let whole = ViewHost(width: 40, height: 20) {
            Rectangle().fill(.image(image, scale: 5))
        }
        #expect(pixel(whole, 3, 3) == 0xFF0000)
        #expect(pixel(whole, 17, 3) == 0x0000FF)
        #expect(pixel(whole, 23, 3) == 0xFF0000)
    }

    @Test("S-332: A picture of pixels is as large as its scale says, and turned upright")
    func pixels() {
        let host = ViewHost(width: 40, height: 20) {
            Image(picture(), scale: 2, orientation: .right, label: Text("Flag"))
        }
        #expect(host.size() == CGSize(width: 1, height: 2))
        #expect(host.element("Flag") != nil)
        let turned = ViewHost(width: 2, height: 4) {
            Image(decorative: picture(), scale: 1, orientation: .right)
        }
        // The left side is up.
        #expect(pixel(turned, 0, 0) == 0xFF0000)
        #expect(pixel(turned, 1, 3) == 0x0000FF)
    }

    @Test(
        "S-333: A picture that a closure draws is as large as it says, and stretched where resized")
    func drawn() {
        let image = Image(size: CGSize(width: 10, height: 10), label: Text("Dot")) { context in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.black))
        }
        let host = ViewHost(width: 40, height: 40) { image }
        #expect(host.size() == CGSize(width: 10, height: 10))
        #expect(host.element("Dot") != nil)
        #expect(pixel(host, 17, 20) == 0)
        #expect(pixel(host, 22, 20) == 0xFFFFFF)
        let large = ViewHost(width: 40, height: 40) { image.resizable() }
        #expect(pixel(large, 2, 20) == 0)
        #expect(pixel(large, 22, 20) == 0xFFFFFF)
    }

    @Test("An opaque blur leaves no transparent edge")
    func opaqueBlur() {
        let host = ViewHost(width: 40, height: 40) { Color.black.blur(radius: 5, opaque: true) }
        #expect(pixel(host, 0, 0) == 0)
        let soft = ViewHost(width: 40, height: 40) { Color.black.blur(radius: 5) }
        #expect(pixel(soft, 0, 0) > 0)
    }

    @Test("An opaque drawing group is black where the view draws nothing")
    func drawingGroup() {
        let host = ViewHost(width: 40, height: 40) {
            Text("").frame(width: 20, height: 20).drawingGroup(opaque: true)
        }
        #expect(pixel(host, 20, 20) == 0)
        #expect(pixel(host, 2, 2) == 0xFFFFFF)
    }
}

private struct MaterialReader: View {
    @Environment(\.backgroundMaterial) private var material
    let read: (Material?) -> Void
    var body: some View {
        let _ = read(material)
        Text("a")
    }
}
