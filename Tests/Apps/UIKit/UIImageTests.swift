import SwiftUI
import Testing
import UIKit

@MainActor
struct UIImageTests {
    @Test("An asset has its size, and its bytes make the same picture")
    func bytes() throws {
        let logo = UIImage(resource: .logo)
        #expect(logo.size == CGSize(width: 8, height: 4))
        let data = try #require(logo.pngData())
        let copy = try #require(UIImage(data: data))
        #expect(copy.size == logo.size)
        #expect(copy.cgImage?.width == 8)
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 4, height: 2))
        let jpeg = try #require(logo.jpegData(compressionQuality: 0.8))
        #expect(UIImage(data: jpeg)?.size == logo.size)
        #expect(UIImage.logo.size == logo.size)
    }

    @Test("S-509: A renderer's y points down, and images are drawn upright into it")
    func renderer() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
            .image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
                UIColor.blue.setFill()
                UIBezierPath(rect: CGRect(x: 0, y: 3, width: 4, height: 1)).fill()
            }
        #expect(picture.size == CGSize(width: 4, height: 4))
        #expect(picture.cgImage?.width == 8)
        let smaller = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 4), format: format)
            .image { _ in picture.draw(in: CGRect(x: 0, y: 0, width: 2, height: 4)) }
        let data = try #require(smaller.cgImage?.dataProvider?.data)
        #expect(data[2] == 255 && data[0] == 0)
        #expect(data[data.count - 4] == 255 && data[data.count - 2] == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsImageRenderer(size: .zero).pngData { _ in }.isEmpty)
    }

    @Test("A PDF renderer makes pages")
    func pages() {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 50))
            .pdfData { context in
                for _ in 1...3 {
                    context.beginPage()
                    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
                }
            }
        #expect(data.range(of: Data("/Count 3".utf8)) != nil)
    }

    @Test("A tint fills a picture's shape, but for a template, which its view colours")
    func tint() throws {
        let renderer = ImageRenderer(content: Color.black.frame(width: 3, height: 3))
        let square = try #require(renderer.uiImage)
        func first(_ image: UIImage) -> [UInt8] {
            Array((image.cgImage?.dataProvider?.data ?? Data()).prefix(3))
        }
        let black = first(square)
        let red = square.withTintColor(.red)
        #expect(red.size == square.size)
        #expect(first(red) != black)
        #expect(first(square.withTintColor(.red, renderingMode: .alwaysOriginal)) == first(red))
        #expect(first(square.withTintColor(.red, renderingMode: .alwaysTemplate)) == black)
        let star = try #require(UIImage(systemName: "star.fill"))
        #expect(star.withTintColor(.red).pngData() == star.pngData())
        #expect(
            star.withTintColor(.red, renderingMode: .alwaysOriginal).pngData() != star.pngData())
    }

    @Test("What is not a picture is nil")
    func nothing() {
        #expect(UIImage(named: "Nobody") == nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(data: Data("text".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(UIImage().size == .zero)
        #expect(UIImage().pngData() == nil)
    }

    @Test("Transparent pixels stay as they are in a PNG")
    func opacity() throws {
        let renderer = ImageRenderer(
            content: Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)
                .frame(width: 3, height: 3))
        let image = try #require(renderer.uiImage)
        let data = try #require(image.pngData())
        let provider = try #require(CGDataProvider(data: data))
        let read = try #require(
            CGImage(
                pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
        #expect(read.width == 3)
        #expect(UIImage(cgImage: read).pngData() == data)
    }

    @Test("A picture that lies on its side has its sides swapped")
    func orientation() throws {
        let logo = try #require(UIImage(resource: .logo).cgImage)
        let turned = UIImage(cgImage: logo, scale: 2, orientation: .left)
        #expect(turned.size == CGSize(width: 2, height: 4))
        #expect(turned.imageOrientation == .left)
    }

    @Test("Fonts tell their sizes, and a family that is not installed is nil")
    func fonts() {
        let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
        #expect(font.pointSize == 20)
        #expect(font.ascender > 0 && font.descender < 0 && font.lineHeight > 20)
        #expect(font.withSize(10).pointSize == 10)
        #expect(font.withSize(.nan).pointSize == 20)
        #expect(UIFont(name: "No Such Family", size: 12) == nil)
        #expect(UIFont(name: "DejaVu Sans", size: 12)?.pointSize == 12)
        #expect(UIFont.systemFont(ofSize: 20, weight: .semibold) == font)
    }

    @Test("A path goes round clockwise as one sees it, and keeps its corners")
    func paths() {
        let half = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(half.bounds.minY > -0.01 && half.bounds.maxY > 9.9)
        let box = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: 8, height: 8))
        #expect(!box.contains(CGPoint(x: 1, y: 1)))
        #expect(box.contains(CGPoint(x: 19, y: 19)))
        #expect(Path(box.cgPath).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("The machine describes itself")
    func device() {
        #expect(UIDevice.current.systemName == "Linux")
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
        #expect(UIDevice.current.batteryLevel <= 1)
        #expect(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/tmp")))
        #expect(CACurrentMediaTime() > 0)
    }
}
