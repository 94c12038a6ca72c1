import Drawing

extension Color {
    /// The colour resolved in an environment.
    package func resolved(in context: ColorContext) -> ResolvedColor {
        switch source {
        case .components(let resolved): return ResolvedColor(resolved)
        case .system(let color): return color.color(in: context.scheme)
        case .role(let role): return context.color(role)
        case .asset(let name, let bundlePath):
            guard let assets = context.assets else { return ColorAssets.placeholder }
            return assets.color(named: name, bundlePath: bundlePath, in: context)
        case .faded(let color, let opacity):
            return color.resolved(in: context).multiplyingOpacity(by: min(max(opacity, 0), 1))
        case .mixed(let first, let second, let fraction, let space):
            return space.mix(
                first.resolved(in: context), second.resolved(in: context), by: fraction)
        case .adaptive(let light, let dark):
            return (context.scheme == .light ? light : dark).resolved(in: context)
        case .custom(let color): return color.resolve(context)
        }
    }
}

extension ResolvedColor {
    /// Clamps colours outside of sRGB.
    package init(_ color: Color.Resolved) {
        func held(_ part: Float) -> Float { min(max(part, 0), 1) }
        self.init(
            red: held(color.red), green: held(color.green), blue: held(color.blue),
            opacity: held(color.opacity))
    }
}

extension Color.Resolved {
    package init(_ color: ResolvedColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    }
}
