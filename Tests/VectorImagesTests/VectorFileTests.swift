import Foundation
import Images
import Testing
import VectorImages

struct VectorFileTests {
    /// Twenty points wide and ten high, red on its left half.
    private let svg = Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
          <rect width="10" height="10" fill="#f00"/>
        </svg>
        """.utf8)
    private let pdf = Data(
        """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>>endobj
        4 0 obj<</Length 23>>stream
        1 0 0 rg 0 0 10 10 re f
        endstream endobj
        trailer<</Root 1 0 R>>
        """.utf8)

    @Test(
        "A vector file has as many pixels as the scale needs",
        arguments: [VectorFile.Format.svg, .pdf], [1, 3] as [CGFloat])
    func scales(format: VectorFile.Format, scale: CGFloat) throws {
        let data = format == .svg ? svg : pdf
        let file = try VectorFile(data: data, name: "half", format: format)
        #expect(file.size == CGSize(width: 20, height: 10))
        let picture = try file.picture(scale: scale)
        #expect(picture.size == CGSize(width: 20, height: 10))
        #expect(picture.width == Int(20 * scale) && picture.height == Int(10 * scale))
        #expect(picture.pixel(x: 1, y: 1) == 0xFFFF_0000)
        #expect(picture.pixel(x: picture.width - 2, y: 1) == 0)
    }

    @Test("A broken file says what is wrong", arguments: [VectorFile.Format.svg, .pdf])
    func broken(format: VectorFile.Format) throws {
        let error = try #require(throws: ImageFileError.self) {
            try VectorFile(data: Data("<svg".utf8), name: "b", format: format)
        }
        #expect(error.description.hasPrefix("b is damaged: "))
        #expect(!error.description.contains("\n"))
    }

    @Test("A drawing of a hundred thousand points is drawn with fewer pixels")
    func huge() throws {
        let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>"#
        let file = try VectorFile(data: Data(text.utf8), name: "huge", format: .svg)
        let picture = try file.picture(scale: 2)
        #expect(picture.width * picture.height <= 1 << 25)
        #expect(abs(picture.size.width - 100_000) < 100)
    }

    @Test("What is no file is not read")
    func folder() {
        #expect(
            throws: ImageFileError.unreadable(file: "/dev/null", reason: "it is no file")
        ) {
            try VectorFile(path: "/dev/null", format: .svg)
        }
        #expect(throws: ImageFileError.unreadable(file: "/dev/zero", reason: "it is no file")) {
            try ImageFile(path: "/dev/zero")
        }
    }
}
