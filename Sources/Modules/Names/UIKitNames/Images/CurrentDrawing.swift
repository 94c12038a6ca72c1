import Casement

// What draws on the context of the renderer whose closure runs. Outside of any nothing is drawn.

extension UIColor {
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { CurrentContext.value?.setFillColor(cgColor) }
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
    public func fill() {
        guard let context = CurrentContext.value else { return }
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

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

    public func addClip() {
        guard let context = CurrentContext.value else { return }
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
