import Casement

/// What a view does to what lies behind it: one of its subclasses.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A ground through which what lies behind it is seen, blurred.
open class UIVisualEffectView: UIView {
    /// How the ground looks; `nil` for none.
    open var effect: UIVisualEffect? { didSet { changed() } }

    /// Creates a ground; one with an effect that is not a blur, or with none, is clear.
    public convenience init(effect: UIVisualEffect?) {
        self.init()
        self.effect = effect
    }

    package override var content: AnyView {
        guard let blur = effect as? UIBlurEffect else { return super.content }
        let ground = Rectangle().fill(blur.style.material)
        if let scheme = blur.style.colorScheme {
            return AnyView(ground.environment(\.colorScheme, scheme))
        }
        return AnyView(ground)
    }
}

extension UIBlurEffect.Style {
    /// The ground of SwiftUI's that is as thick.
    var material: Material {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark,
            .extraLight, .extraDark:
            .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        default: .regular
        }
    }

    /// The appearance that the style keeps; `nil` for that around it.
    var colorScheme: ColorScheme? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
            .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        default: nil
        }
    }
}
