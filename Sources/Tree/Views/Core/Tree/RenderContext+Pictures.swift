extension RenderContext {
    /// What can wait for a picture; nil in a window that has not been shown yet, and if nothing makes
    /// pictures beside the main thread.
    package var pictureWaiter: (any PictureWaiter)? {
        images.lateWork != nil && node.tree.hasSettled ? node.handle : nil
    }
}

extension Handle: PictureWaiter where Target == RenderNode {
    @MainActor package func showPicture() {
        node?.invalidateLayout()
        node?.invalidatePaint()
    }
}
