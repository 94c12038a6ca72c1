import Foundation
import Views

extension View {
    /// Would give each pixel the colour that the shader returns. Nothing here runs shaders: the view
    /// is drawn as it is, which a warning says once.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(ShaderWarning(shader: isEnabled ? shader : nil))
    }

    /// Would draw each pixel from where the shader says. The view is drawn as it is.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(ShaderWarning(shader: isEnabled ? shader : nil))
    }

    /// Would give each pixel a colour that the shader makes of the whole view. The view is drawn as it
    /// is.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(ShaderWarning(shader: isEnabled ? shader : nil))
    }
}

/// Says that a view's shader does not run.
nonisolated private struct ShaderWarning: ViewModifier {
    /// Nil while the effect is off.
    let shader: Shader?

    init(shader: Shader?) { self.shader = shader }

    @MainActor func body(content: Content) -> some View {
        let _ = shader?.warn()
        content
    }
}

extension VisualEffect {
    /// Would give each pixel the colour that the shader returns. The view is drawn as it is.
    nonisolated public func colorEffect(
        _ shader: Shader, isEnabled: Bool = true
    ) -> some VisualEffect {
        warned(of: shader, isEnabled)
    }

    /// Would draw each pixel from where the shader says. The view is drawn as it is.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        warned(of: shader, isEnabled)
    }

    /// Would give each pixel a colour that the shader makes of the whole view. The view is drawn as
    /// it is.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        warned(of: shader, isEnabled)
    }

    private func warned(of shader: Shader, _ isEnabled: Bool) -> Self {
        if isEnabled { shader.warn() }
        return self
    }
}
