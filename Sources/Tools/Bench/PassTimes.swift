import Foundation
import Views

/// Where the time of an operation went: medians in milliseconds.
struct PassTimes: Codable, Equatable {
    /// By the names of the passes. Shaping is a part of those that ask for it.
    var medians: [String: Double] = [:]
    /// The time of building the accessibility tree, which no frame does.
    var accessibility = 0.0

    /// Takes the seconds of each pass in each sample, and its whole time.
    init(_ samples: [PassSeconds], whole: [Double], accessibility: Double) {
        self.accessibility = accessibility
        func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
        guard !samples.isEmpty else { return }
        for pass in FramePass.allCases {
            let time = median(samples.map { $0[pass] * 1_000 })
            if time > 0 { medians[pass.name] = time }
        }
        let passes = FramePass.allCases.filter { $0 != .shaping }
        let rests = zip(samples, whole).map { sample, whole in
            whole - passes.reduce(0) { $0 + sample[$1] * 1_000 }
        }
        medians["rest"] = median(rests)
    }
}

extension PassTimes: CustomStringConvertible {
    var description: String {
        func text(_ name: String, _ time: Double) -> String {
            name + String(format: time < 10 ? " %.3f" : " %.1f", time)
        }
        let names = FramePass.allCases.map(\.name).filter { $0 != "shaping" } + ["rest"]
        var parts = names.compactMap { name in medians[name].map { text(name, $0) } }
        if let shaping = medians["shaping"] {
            parts.append(text("(of these, shaping", shaping) + ")")
        }
        parts.append(text("(accessibility, when asked", accessibility) + ")")
        return parts.joined(separator: ", ")
    }
}
