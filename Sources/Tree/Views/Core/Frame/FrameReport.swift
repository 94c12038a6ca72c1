/// The passes of a frame, in order.
package enum FramePass: Int, CaseIterable, Sendable {
    case event, action, update
    /// Measures what windows hold whose size may follow it, before they are laid out.
    case sizing
    case layout, paint, damage, raster, present, save
    /// Frees the subtrees that were removed, after the frame is presented.
    case release
    /// Makes the rows next to the visible range of lazy containers, after the frame is presented.
    case prefetch
    /// Shaping of texts, whose seconds are part of the passes that ask for it.
    case shaping

    package var name: String { "\(self)" }
}

/// What one turn of the run loop did, in numbers. It is always on, because it costs only a few
/// integer additions.
package struct FrameReport: Equatable, Sendable, CustomStringConvertible {
    /// Bodies, and other content closures, evaluated.
    package var bodies = 0
    /// Sizes computed; those in the cache do not count.
    package var layouts = 0
    package var textsShaped = 0
    /// Draw commands of the nodes that were painted.
    package var displayCommands = 0
    /// Device pixels inside the damage region.
    package var damagedPixels = 0
    /// Device pixels that a blur has read, including those around the blurred area.
    package var blurredPixels = 0
    package var windowsPresented = 0
    /// Updates: one for each transaction with writes that a rule has read.
    package var updates = 0
    /// Updates since the app started.
    package var totalUpdates = 0
    /// Seconds spent in each pass.
    package var seconds = PassSeconds()

    package init(totalUpdates: Int = 0) { self.totalUpdates = totalUpdates }

    /// Adds the numbers of another turn.
    package mutating func add(_ other: FrameReport) {
        bodies += other.bodies
        layouts += other.layouts
        textsShaped += other.textsShaped
        displayCommands += other.displayCommands
        damagedPixels += other.damagedPixels
        blurredPixels += other.blurredPixels
        windowsPresented += other.windowsPresented
        updates += other.updates
        totalUpdates = other.totalUpdates
        seconds += other.seconds
    }

    /// The difference from an earlier report of the same turn, without times.
    package func since(_ earlier: FrameReport) -> FrameReport {
        var report = FrameReport(totalUpdates: totalUpdates)
        report.bodies = bodies - earlier.bodies
        report.layouts = layouts - earlier.layouts
        report.textsShaped = textsShaped - earlier.textsShaped
        report.displayCommands = displayCommands - earlier.displayCommands
        report.damagedPixels = damagedPixels - earlier.damagedPixels
        report.blurredPixels = blurredPixels - earlier.blurredPixels
        report.windowsPresented = windowsPresented - earlier.windowsPresented
        report.updates = updates - earlier.updates
        return report
    }

    package var isEmpty: Bool {
        bodies == 0 && layouts == 0 && displayCommands == 0 && windowsPresented == 0
    }

    package var description: String {
        let times = FramePass.allCases.filter { seconds[$0] > 0 }.map { pass in
            "\(pass.name) \(Int(saturating: seconds[pass] * 1e6)) µs"
        }
        return """
            bodies \(bodies), layouts \(layouts), texts \(textsShaped), \
            commands \(displayCommands), pixels \(damagedPixels), \
            blurred \(blurredPixels), updates \(updates); \(times.joined(separator: ", "))
            """
    }
}

/// Seconds spent in each pass of a frame.
package struct PassSeconds: Equatable, Sendable {
    private var values = SIMD16<Double>()

    package init() {}

    package subscript(pass: FramePass) -> Double {
        get { values[pass.rawValue] }
        set { values[pass.rawValue] = newValue }
    }

    package static func += (sum: inout PassSeconds, other: PassSeconds) {
        sum.values += other.values
    }

    package static func - (later: PassSeconds, earlier: PassSeconds) -> PassSeconds {
        var difference = later
        difference.values -= earlier.values
        return difference
    }

    /// The mean of a number of parts.
    package static func / (whole: PassSeconds, parts: Int) -> PassSeconds {
        var part = whole
        part.values /= Double(parts)
        return part
    }
}
