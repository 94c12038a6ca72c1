import Drawing
import Foundation
import Styles

/// Colours along a line from 0 to 1.
public final class CGGradient: Sendable {
    let resolved: ResolvedGradient

    private init(_ resolved: ResolvedGradient) { self.resolved = resolved }

    /// A gradient with colours at the locations, or evenly spaced without them; `nil` without any
    /// colour, or if something in the array is not one.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        let parts = colors.compactMap { ($0 as? CGColor)?.resolved }.map { ResolvedColor($0) }
        guard !parts.isEmpty, parts.count == colors.count else { return nil }
        guard let locations else {
            self.init(ResolvedGradient(colors: parts))
            return
        }
        self.init(
            ResolvedGradient(
                stops: parts.enumerated().map { index, color in
                    ResolvedGradient.Stop(color: color, location: locations[index])
                }))
    }
}

/// Whether a gradient goes on beyond its ends. It always does.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set of options from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Continues the first colour before the start. Drawing does so with and without this option.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Continues the last colour beyond the end. Drawing does so with and without this option.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill
    case eoFill
    case stroke
    case fillStroke
    case eoFillStroke
}

/// How the opacity of a bitmap's pixels is kept. Here it is always before the colours, which are
/// multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none
    case premultipliedLast
    case premultipliedFirst
    case last
    case first
    case noneSkipLast
    case noneSkipFirst
    case alphaOnly
}

/// How what is drawn is combined with what is there.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter

    var operation: BlendOperation {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
