import Geometry
import Hosting

/// Which of a display's modes is used.
enum ModeChoice {
    /// The one that was asked for, else the one that the system was started with, else the display's
    /// own preference, else its largest.
    static func mode(
        of connector: DRMConnector, _ wanted: ScreenSetup.Mode?
    ) throws(KMSError) -> DRMMode {
        let modes = connector.modes
        if let wanted {
            let fitting = modes.filter { $0.width == wanted.width && $0.height == wanted.height }
            let best = fitting.min { distance($0, wanted) < distance($1, wanted) }
            if let best, distance(best, wanted) < 1 { return best }
            throw .noMode(connector: connector.name, wanted, offered: names(of: modes))
        }
        if let chosen = modes.first(where: \.isChosen) { return chosen }
        if let preferred = modes.first(where: \.isPreferred) { return preferred }
        let largest = modes.max { value($0) < value($1) }
        guard let largest else {
            throw .noConnector(path: connector.name, connectors: ["it offers no mode"])
        }
        return largest
    }

    /// Of equal modes the one with whole frames, then the one with more of them.
    private static func distance(_ mode: DRMMode, _ wanted: ScreenSetup.Mode) -> Double {
        guard let refresh = wanted.refresh else {
            return (mode.isInterlaced ? 0.5 : 0) + 0.1 / max(mode.refresh, 1)
        }
        return abs(mode.refresh - refresh) + (mode.isInterlaced ? 0.1 : 0)
    }

    private static func value(_ mode: DRMMode) -> Double {
        Double(mode.width * mode.height) + (mode.isInterlaced ? 0 : 0.5) + mode.refresh / 1000
    }

    private static func names(of modes: [DRMMode]) -> [String] {
        var seen: Set<String> = []
        return modes.map { "\($0.width)x\($0.height)@\(Int(saturating: $0.refresh.rounded()))" }
            .filter { seen.insert($0).inserted }
    }
}
