import CVectors
import Foundation
import Images
import Testing
import VectorImages
import Waiting

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

    /// SVG and PDF that break or busy the libraries that draw them.
    private static let hostile: [(name: String, format: VectorFile.Format, text: String)] = {
        let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">"#
        let matrix = [String](repeating: "1", count: 40_000).joined(separator: " ")
        var uses = #"<rect id="a0" width="900" height="900" fill="red"/>"#
        for level in 1...13 {
            let use = "<use href=\"#a\(level - 1)\"/>"
            uses += "<g id=\"a\(level)\" opacity=\"0.9\">\(use)\(use)\(use)</g>"
        }
        let filter = { (content: String) in
            "\(head)<filter id=\"f\">\(content)</filter>"
                + "<rect width=\"900\" height=\"900\" filter=\"url(#f)\"/></svg>"
        }
        return [
            (
                "convolution", .svg,
                filter("<feConvolveMatrix order=\"200\" kernelMatrix=\"\(matrix)\"/>")
            ),
            ("uses", .svg, "\(head)<defs>\(uses)</defs><use href=\"#a13\"/></svg>"),
            (
                "turbulence", .svg,
                filter("<feTurbulence numOctaves=\"5000\" baseFrequency=\"0.9\"/>")
            ),
            (
                "strokes", .pdf,
                pdf(
                    String(repeating: "0 0 m 900 900 l S ", count: 2_000_000),
                    box: "0 0 900 900")
            ),
        ]
    }()

    private static func pdf(_ content: String, box: String) -> String {
        """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[\(box)]/Contents 4 0 R>>endobj
        4 0 obj<</Length \(content.utf8.count)>>stream
        \(content)
        endstream endobj
        trailer<</Root 1 0 R>>
        """
    }

    @Test(
        "A file that breaks or busies what draws it is refused with a sentence, and the next is drawn",
        arguments: 0..<4)
    func hostile(index: Int) throws {
        let (name, format, text) = Self.hostile[index]
        let drawer = VectorDrawer()
        let error = try #require(throws: ImageFileError.self) {
            try VectorFile(data: Data(text.utf8), name: name, format: format, drawer: drawer)
                .picture(scale: 1)
        }
        #expect(error.description.hasPrefix("\(name) is damaged: "), "\(error)")
        let next = try VectorFile(data: svg, name: "half", format: .svg, drawer: drawer)
        #expect(try next.picture(scale: 1).pixel(x: 1, y: 1) == 0xFFFF_0000)
    }

    /// Files for which the libraries take more than a gigabyte, and a second or so.
    private static let greedy: [(name: String, format: VectorFile.Format, text: String)] = {
        let offsets = (0..<60).map { #"<feOffset in="SourceGraphic" dx="1" result="r\#($0)"/>"# }
        let filter =
            #"<filter id="f" x="0" y="0" width="1" height="1">\#(offsets.joined())</filter>"#
        let fill = "/G gs 1 0 0 rg 0 0 4000 4000 re f"
        let groups = (5...28).map { number in
            let content = number < 28 ? "\(fill) /X Do" : fill
            let inner = number < 28 ? "/XObject<</X \(number + 1) 0 R>>" : ""
            return """
                \(number) 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 4000 4000]
                /Group<</S/Transparency>>/Length \(content.utf8.count)
                /Resources<</ExtGState<</G<</ca 0.5/CA 0.5>>>>\(inner)>>>>stream
                \(content)
                endstream endobj
                """
        }
        return [
            (
                "filters", .svg,
                #"<svg xmlns="http://www.w3.org/2000/svg" width="2500" height="2500">"#
                    + filter
                    + #"<rect width="2500" height="2500" fill="red" filter="url(#f)"/></svg>"#
            ),
            (
                "groups", .pdf,
                """
                %PDF-1.4
                1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
                2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
                3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 4000 4000]/Contents 4 0 R
                /Resources<</XObject<</X 5 0 R>>>>>>endobj
                4 0 obj<</Length 5>>stream
                /X Do
                endstream endobj
                \(groups.joined(separator: "\n"))
                trailer<</Root 1 0 R>>
                """
            ),
        ]
    }()

    @Test(
        "A file that needs more than a gigabyte to be drawn is refused with a sentence",
        arguments: 0..<2)
    func greedy(index: Int) throws {
        let (name, format, text) = Self.greedy[index]
        let drawer = VectorDrawer()
        let file = try VectorFile(data: Data(text.utf8), name: name, format: format, drawer: drawer)
        let error = try #require(throws: ImageFileError.self) { try file.picture(scale: 1) }
        #expect(error.description.hasPrefix("\(name) is damaged: "), "\(error)")
        #expect(!error.description.contains("seconds"), "\(error)")
    }

    @Test("What draws has no files, no network and no processes of its own, as the kernel allows")
    func powers() throws {
        let drawer = VectorDrawer()
        // Libraries that are loaded have none of these either.
        _ = try VectorFile(data: svg, name: "half", format: .svg, drawer: drawer).picture(scale: 1)
        let powers = UInt32(try drawer.powers())
        if vectors_can_limit_calls() {
            #expect(powers & ~vector_reads_files.rawValue == 0)
        }
        if vectors_can_limit_files() {
            #expect(powers & (vector_reads_files.rawValue | vector_writes_files.rawValue) == 0)
        }
    }

    @Test("No process is started before a file, nor for an empty one, and the same draws all files")
    func process() throws {
        let drawer = VectorDrawer()
        #expect(drawer.process == nil)
        #expect(throws: ImageFileError.damaged(file: "e", reason: "it is empty")) {
            try VectorFile(data: Data(), name: "e", format: .svg, drawer: drawer)
        }
        #expect(drawer.process == nil)
        let first = try VectorFile(data: svg, name: "half", format: .svg, drawer: drawer)
        let process = try #require(drawer.process)
        let second = try VectorFile(data: pdf, name: "half", format: .pdf, drawer: drawer)
        for file in [first, second, first] {
            #expect(try file.picture(scale: 2).pixel(x: 1, y: 1) == 0xFFFF_0000)
        }
        #expect(drawer.process == process)
    }

    @Test("When something ends what draws, the file is refused, and another one draws the next")
    func ended() throws {
        let drawer = VectorDrawer()
        let file = try VectorFile(data: svg, name: "half", format: .svg, drawer: drawer)
        let process = try #require(drawer.process)
        #expect(kill(process, SIGKILL) == 0)
        #expect(throws: ImageFileError.self) { try file.picture(scale: 1) }
        #expect(try file.picture(scale: 1).pixel(x: 1, y: 1) == 0xFFFF_0000)
        #expect(drawer.process != process)
    }

    @Test("A process with nothing to draw ends, nothing is left of it, and another draws the next")
    func idle() throws {
        let drawer = VectorDrawer(idleTime: .seconds(1))
        let file = try VectorFile(data: svg, name: "half", format: .svg, drawer: drawer)
        let process = try #require(drawer.process)
        try waitUntil("the process has ended") { drawer.process == nil }
        #expect(kill(process, 0) == -1 && errno == ESRCH)
        #expect(try file.picture(scale: 1).pixel(x: 1, y: 1) == 0xFFFF_0000)
    }

    @Test("A file of more than 64 MB is not read")
    func long() throws {
        let data = Data(count: VectorDrawer.longestFile + 1)
        #expect(throws: ImageFileError.unreadable(file: "long", reason: "it has more than 64 MB")) {
            try VectorFile(data: data, name: "long", format: .pdf)
        }
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

    @Test("What is not a file is not read")
    func folder() {
        #expect(
            throws: ImageFileError.unreadable(file: "/dev/null", reason: "it is not a file")
        ) {
            try VectorFile(path: "/dev/null", format: .svg)
        }
        #expect(throws: ImageFileError.unreadable(file: "/dev/zero", reason: "it is not a file")) {
            try ImageFile(path: "/dev/zero")
        }
    }
}
