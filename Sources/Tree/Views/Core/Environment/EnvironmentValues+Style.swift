import Styles
import Localization
import Drawing
import Foundation

// Fonts, colours and styles.

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontChangesKey: EnvironmentKey { static let defaultValue = FontContext() }
private enum ForegroundKey: EnvironmentKey { static let defaultValue: ForegroundStack? = nil }
private enum BackgroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum AssetsKey: EnvironmentKey { static let defaultValue: ColorAssets? = nil }
private enum UserAccentKey: EnvironmentKey { static let defaultValue: ResolvedColor? = nil }
private enum ImagesKey: EnvironmentKey { static let defaultValue: ImageStore? = nil }
private enum StringsKey: EnvironmentKey { static let defaultValue: LocalizedStrings? = nil }

extension EnvironmentValues {
    /// The default font of text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The changes to all fonts by modifiers such as `bold()`.
    package var fontChanges: FontContext {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }

    /// The context in which fonts are resolved.
    package var fontContext: FontContext {
        var context = fontChanges
        context.density = density
        context.dynamicTypeSize = dynamicTypeSize
        if legibilityWeight == .bold { context.isBold = true }
        return context
    }

    /// The styles set by `foregroundStyle`; nil for the label's own.
    package var foregroundStack: ForegroundStack? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The style of `.background`; nil for that of the window.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }

    /// The accent that the user has chosen for all apps; nil for the theme's.
    package var userAccent: ResolvedColor? {
        get { self[UserAccentKey.self] }
        set { self[UserAccentKey.self] = newValue }
    }

    /// The nearest tint; nil for the app's accent.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    package var colorAssets: ColorAssets? {
        get { self[AssetsKey.self] }
        set { self[AssetsKey.self] = newValue }
    }

    /// The pictures of the window.
    package var imageStore: ImageStore? {
        get { self[ImagesKey.self] }
        set { self[ImagesKey.self] = newValue }
    }

    package var localizedStrings: LocalizedStrings? {
        get { self[StringsKey.self] }
        set { self[StringsKey.self] = newValue }
    }

    /// The context in which colours are resolved.
    package var colorContext: ColorContext {
        var context = ColorContext(
            scheme: colorScheme, contrast: colorSchemeContrast, assets: colorAssets)
        context.userAccent = userAccent
        context.isOnAccent = backgroundProminence == .increased
        if let tint {
            // In a tint, the accent colour is that of the outer environment.
            var outer = self
            outer.tint = nil
            context.accent = tint.resolved(in: outer).color
        }
        return context
    }

    package var localizationContext: LocalizationContext {
        LocalizationContext(locale: locale, strings: localizedStrings)
    }
}

extension Color {
    /// The colour resolved in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(resolved(in: environment.colorContext))
    }
}
