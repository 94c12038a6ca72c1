import Assets
import Drawing
import Foundation
import Logging
import Logs

/// The colour sets of an app's asset catalogs, read on demand.
///
/// Each app has one, which only the main thread uses.
package final class ColorAssets {
    /// Stands for a missing colour, which should be noticed.
    package static let placeholder = ResolvedColor(hex: 0xFF00FF)

    private struct Key: Hashable {
        let name: String
        let bundlePath: String?
    }

    private let library: AssetLibrary
    private let logger: Logger
    private var sets: [Key: ColorSet?] = [:]
    private var accentSet: ColorSet??

    package init(library: AssetLibrary, logger: Logger = Logger(about: .assets)) {
        self.library = library
        self.logger = logger
    }

    package convenience init(
        mainPath: String = AssetFolders.programFolder,
        logger: Logger = Logger(about: .assets)
    ) {
        self.init(
            library: AssetLibrary(mainPath: mainPath) { logger.warning("\($0)") }, logger: logger)
    }

    package func color(
        named name: String, bundlePath: String?, in context: ColorContext
    ) -> ResolvedColor {
        set(for: Key(name: name, bundlePath: bundlePath))?.color(in: context) ?? Self.placeholder
    }

    /// The colour set `AccentColor` of the app; nil where it has none.
    package func accentColor(in context: ColorContext) -> ResolvedColor? {
        if accentSet == nil { accentSet = .some(library.accentColor) }
        return accentSet??.color(in: context)
    }

    /// Whether a bundle has a colour set of a name.
    package func hasColor(named name: String, bundlePath: String?) -> Bool {
        library.colorSet(named: name, bundlePath: bundlePath) != nil
    }

    private func set(for key: Key) -> ColorSet? {
        if let known = sets[key] { return known }
        let set = library.colorSet(named: key.name, bundlePath: key.bundlePath)
        sets[key] = .some(set)
        if set == nil {
            logger.warning("No color named '\(key.name)' found in the app's asset catalogs")
        }
        return set
    }
}

extension ColorSet {
    /// Nil where no entry suits, or where one names a colour of the system that is unknown.
    fileprivate func color(in context: ColorContext) -> ResolvedColor? {
        switch value(
            isDark: context.scheme == .dark, hasHighContrast: context.contrast == .increased)
        {
        case .components(let space, let red, let green, let blue, let opacity)?:
            ResolvedColor(
                Color.Resolved(
                    colorSpace: space.colorSpace, red: red, green: green, blue: blue,
                    opacity: opacity))
        case .reference(let name)?: Color(systemReference: name)?.resolved(in: context)
        case nil: nil
        }
    }
}

extension ColorSet.Space {
    fileprivate var colorSpace: Color.RGBColorSpace {
        switch self {
        case .sRGB, .extendedSRGB, .gray, .extendedGray: .sRGB
        case .linear: .sRGBLinear
        case .displayP3: .displayP3
        }
    }
}
