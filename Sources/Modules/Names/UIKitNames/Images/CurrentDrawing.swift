import Casement

// What draws on the context of the renderer whose closure runs. Outside of any nothing is drawn.

extension UIColor {
    /// Makes this the colour of fills and of outlines on the current context, as it is now.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of fills on the current context, as it is in the present appearance.
    public func setFill() { CurrentContext.value?.setFillColor(cgColor) }
    /// Makes this the colour of outlines on the current context, as it is in the present
    /// appearance.
    public func setStroke() { CurrentContext.value?.setStrokeColor(cgColor) }
}

extension UIImage {
    /// Stretches the picture to a rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = CurrentContext.value, let upright = uprightImage else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        // Pictures stand upright where y points up.
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(upright, in: CGRect(origin: .zero, size: rect.size))
        context.restoreGState()
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIBezierPath {
    /// Fills the path on the current context with the colour that was set last.
    public func fill() {
        guard let context = CurrentContext.value else { return }
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Draws the path's outline on the current context with the path's own line settings.
    public func stroke() {
        guard let context = CurrentContext.value else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.addPath(cgPath)
        context.strokePath()
        context.restoreGState()
    }

    /// Limits what is drawn from now on to the inside of the path.
    public func addClip() {
        guard let context = CurrentContext.value else { return }
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
