import Drawing
import Foundation
import Geometry
import Typography
import Views

extension Text {
    /// The lines of a text as they are laid out.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether a part of the text is left out because it does not fit.
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        /// The line with an index, counted from the top.
        public subscript(index: Int) -> Line { lines[index] }

        /// The position of a character in the text.
        public struct CharacterIndex: Comparable, Hashable, Sendable {
            let offset: Int
            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool {
                a.offset < b.offset
            }
        }

        /// The space that a part of a text takes.
        public struct TypographicBounds: Equatable, Sendable {
            /// The start of the baseline.
            public var origin = CGPoint.zero
            /// The width of the part, in points.
            public var width: CGFloat = 0
            /// The distance from the baseline up to the upper edge, in points.
            public var ascent: CGFloat = 0
            /// The distance from the baseline down to the lower edge, in points.
            public var descent: CGFloat = 0
            /// The distance to the next line, in points. A layout always has 0 here.
            public var leading: CGFloat = 0

            /// Creates bounds without a size.
            public init() {}

            init(_ frame: CGRect, baseline: CGFloat) {
                origin = CGPoint(x: frame.minX, y: baseline)
                width = frame.width
                ascent = baseline - frame.minY
                descent = frame.maxY - baseline
            }

            /// The rectangle from the upper edge to the lower one.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How a part of a text is drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            /// Creates options from the bits that stand for them.
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Glyphs are not moved to whole pixels.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
        }

        /// One line of a text.
        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            let frame: CGRect
            let baseline: CGFloat

            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            /// The run with an index, in the order of the text.
            public subscript(index: Int) -> Run { runs[index] }
            /// The start of the line's baseline.
            public var origin: CGPoint { CGPoint(x: frame.minX, y: baseline) }
            /// The space that the line takes in the text.
            public var typographicBounds: TypographicBounds {
                TypographicBounds(frame, baseline: baseline)
            }
        }

        /// A part of a line with one set of attributes.
        public struct Run: RandomAccessCollection, Equatable {
            let glyphs: [TextGlyph]
            let attributes: [CustomTextAttribute]
            /// The direction of the view that shows the text.
            public let layoutDirection: LayoutDirection

            public var startIndex: Int { 0 }
            public var endIndex: Int { glyphs.count }

            /// The glyph with an index, in the order of the text.
            public subscript(index: Int) -> RunSlice {
                RunSlice(run: self, indices: index..<index + 1)
            }

            /// The glyphs in a range of indices.
            public subscript(bounds: Range<Int>) -> RunSlice {
                RunSlice(run: self, indices: bounds)
            }

            /// The value of an app's own attribute, or `nil` if the run has none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? {
                attributes.last { $0.key == ObjectIdentifier(key) }?.value as? T
            }

            /// The position of each glyph's first character in the text.
            public var characterIndices: [CharacterIndex] {
                glyphs.map { CharacterIndex(offset: $0.range.lowerBound) }
            }

            /// The space that the run takes in the text.
            public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].bounds }

            public static func == (a: Run, b: Run) -> Bool {
                a.glyphs.map(\.frame) == b.glyphs.map(\.frame)
                    && a.glyphs.map(\.character) == b.glyphs.map(\.character)
                    && a.attributes == b.attributes
            }
        }

        /// Some glyphs of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            /// The run that the glyphs are a part of.
            public let run: Run
            /// The indices of the glyphs in their run.
            public let indices: Range<Int>

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            /// The glyph with an index in the run.
            public subscript(index: Int) -> RunSlice { run[index] }
            /// The glyphs in a range of indices in the run.
            public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

            /// The value of an app's own attribute, or `nil` if the run has none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            /// The position of each glyph's first character in the text.
            public var characterIndices: [CharacterIndex] {
                run.glyphs[indices].map { CharacterIndex(offset: $0.range.lowerBound) }
            }

            /// The space that the glyphs take in the text.
            public var typographicBounds: TypographicBounds { bounds }

            fileprivate var bounds: TypographicBounds {
                let glyphs = run.glyphs[indices]
                guard let first = glyphs.first else { return TypographicBounds() }
                let frame = glyphs.dropFirst().reduce(first.frame) { $0.union($1.frame) }
                return TypographicBounds(frame, baseline: first.baseline)
            }
        }
    }
}

extension Text.Layout {
    /// The lines of a text of a size. `attributes` are an app's own, with the bytes they are for.
    @MainActor
    init(
        _ text: TextDrawing, _ shaped: ShapedText,
        attributes: [(range: Range<Int>, values: [CustomTextAttribute])],
        direction: LayoutDirection, in context: RenderContext
    ) {
        isTruncated = shaped.isTruncated
        lines = shaped.lines.map { line in
            var runs: [Run] = []
            var glyphs: [TextGlyph] = []
            func close() {
                guard let first = glyphs.first else { return }
                let own = attributes.first { $0.range.contains(first.range.lowerBound) }
                runs.append(
                    Run(
                        glyphs: glyphs, attributes: own?.values ?? [], layoutDirection: direction))
                glyphs = []
            }
            for glyph in TextGlyph.glyphs(of: text, shaped, line: line, in: context) {
                if let last = glyphs.last, last.run != glyph.run { close() }
                glyphs.append(glyph)
            }
            close()
            return Line(runs: runs, frame: line.rect, baseline: line.baseline)
        }
    }
}

extension GraphicsContext {
    /// Draws a line where it stands in its text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run where it stands in its text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.glyphs)
    }

    /// Draws glyphs where they stand in their text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(Array(slice.run.glyphs[slice.indices]))
    }

    private func draw(_ glyphs: [TextGlyph]) {
        for glyph in glyphs {
            draw { recorder in
                let commands = canvas.onMainActor { context in
                    var own = DisplayListRecorder()
                    glyph.drawing.paint(into: &own, size: glyph.size, in: context)
                    return own.commands
                }
                recorder.child(canvas.group(commands), at: glyph.origin)
            }
        }
    }
}
