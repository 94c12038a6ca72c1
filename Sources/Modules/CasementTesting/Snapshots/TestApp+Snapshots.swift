import Automation
import Foundation
import Hosting
import Images
import Testing

/// Windows compared with what they once were.
extension TestApp {
    /// Expects that a window is as its snapshot in `Tests/Snapshots` has it: its pixels in `NAME.png`,
    /// its accessibility tree in `NAME.tree.txt`, or its display list in `NAME.list.txt`.
    ///
    /// If it differs, `NAME.KIND.compared.png` shows what was found, what was expected and the
    /// difference side by side, and what was found lies beside the snapshot. With the variable
    /// `CASEMENT_RECORD_SNAPSHOTS=1` all snapshots that a run compares with are recorded anew, and it
    /// passes.
    ///
    /// Pixels may differ by the tolerance in each channel, of 255. With a part in points only its pixels
    /// are compared. Without a number it is the key window that is compared.
    public func expectSnapshot(
        _ name: String, of kind: SnapshotKind = .pixels, window number: Int? = nil,
        part: CGRect? = nil, tolerance: Int = 0, filePath: String = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            let files = try SnapshotFiles(name, kind, besides: filePath)
            let window = try driver.window(number)
            let data = try snapshot(of: window, kind, part)
            files.removeFindings()
            if SnapshotFiles.isRecording { return try files.write(data, to: files.expected) }
            guard let known = try? Data(contentsOf: files.expected) else {
                try files.write(data, to: files.found)
                throw StepFailure(
                    """
                    there is no snapshot \(SnapshotFiles.path(files.expected)) to compare with: \
                    what was found is in \(files.found.lastPathComponent), and \
                    \(SnapshotFiles.variable)=1 records it
                    """)
            }
            guard known != data else { return }
            switch kind {
            case .pixels: try compare(data, with: known, tolerance, window, files)
            case .accessibilityTree, .displayList: try compare(data, with: known, kind, files)
            }
        }
    }

    private func snapshot(
        of window: ScreenWindow, _ kind: SnapshotKind, _ part: CGRect?
    ) throws(StepFailure) -> Data {
        guard let surface = host.surface(of: window.windowID), let list = surface.shownList else {
            throw StepFailure("window \(window.number) shows nothing")
        }
        switch kind {
        case .pixels:
            let framebuffer = surface.framebuffer
            let pixels = try driver.pixels(of: part, window, framebuffer)
            do {
                return try framebuffer.png(of: pixels, file: "the snapshot")
            } catch {
                throw StepFailure("\(error)")
            }
        case .accessibilityTree:
            return Data((window.lines.joined(separator: "\n") + "\n").utf8)
        case .displayList: return Data((Self.renumbered("\(list)") + "\n").utf8)
        }
    }

    /// A display list with the groups numbered in their order: the numbers of their nodes depend on
    /// what else was made before.
    private static func renumbered(_ list: String) -> String {
        var numbers: [Substring: Int] = [:]
        return list.replacing(#/(group|mask) (-?[0-9]+)/#) { match in
            let number = numbers[match.2] ?? numbers.count + 1
            numbers[match.2] = number
            return "\(match.1) \(number)"
        }
    }

    private func compare(
        _ data: Data, with known: Data, _ tolerance: Int, _ window: ScreenWindow,
        _ files: SnapshotFiles
    ) throws(StepFailure) {
        let (found, expected) = (
            try decode(data, "what was found"),
            try decode(known, SnapshotFiles.path(files.expected))
        )
        let difference = PictureDifference(
            found: found, expected: expected, tolerance: tolerance)
        guard !difference.isEmpty else { return }
        try files.write(data, to: files.found)
        try SnapshotSheet(panels: difference.panels).write(to: files.comparison)
        let bounds = difference.bounds
        let scale = host.surface(of: window.windowID)?.tree.scale ?? 1
        let area = CGRect(
            x: bounds.minX / scale, y: bounds.minY / scale, width: bounds.width / scale,
            height: bounds.height / scale)
        let elements = window.root.descendants.filter {
            $0.children.isEmpty && $0.frame.intersects(area)
        }
        let named = elements.prefix(5).map(\.line).joined(separator: ", ")
        throw StepFailure(
            """
            the pixels of window \(window.number) differ from \
            \(SnapshotFiles.path(files.expected)) in \(difference.count) places, all in \
            \(bounds.text)\(named.isEmpty ? "" : ", which shows \(named)"); found, expected and \
            the difference are side by side in \(SnapshotFiles.path(files.comparison)), and \
            \(SnapshotFiles.variable)=1 records the new one\(sizes(found, expected))
            """)
    }

    private func sizes(_ found: DecodedImage, _ expected: DecodedImage) -> String {
        guard found.width != expected.width || found.height != expected.height else { return "" }
        return """
            . It has \(found.width)×\(found.height) pixels, and the snapshot \
            \(expected.width)×\(expected.height)
            """
    }

    private func decode(_ data: Data, _ name: String) throws(StepFailure) -> DecodedImage {
        do {
            return try ImageFile(data: data, name: name).decode()
        } catch {
            throw StepFailure("\(name) is not a picture: \(error)")
        }
    }

    private func compare(
        _ data: Data, with known: Data, _ kind: SnapshotKind, _ files: SnapshotFiles
    ) throws(StepFailure) {
        let difference = TextDifference(
            found: String(decoding: data, as: UTF8.self),
            expected: String(decoding: known, as: UTF8.self))
        guard !difference.isEmpty else { return }
        try files.write(data, to: files.found)
        try SnapshotSheet(panels: difference.panels).write(to: files.comparison)
        let count = difference.count
        throw StepFailure(
            """
            the \(kind == .displayList ? "display list" : "accessibility tree") differs from \
            \(SnapshotFiles.path(files.expected)) in \(count) line\(count == 1 ? "" : "s"); \
            found, expected and the difference are side by side in \
            \(SnapshotFiles.path(files.comparison)), and \(SnapshotFiles.variable)=1 records the \
            new one
            """, near: difference.text(atMost: 30))
    }
}

extension CGRect {
    /// The rectangle as a part of a sentence, in whole pixels.
    fileprivate var text: String {
        String(
            format: "(%g, %g) %g×%g", Double(minX), Double(minY), Double(width), Double(height))
    }
}
