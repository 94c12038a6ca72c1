/// A node that looks after each layout whether something it depends on has moved.
@MainActor protocol LayoutObserver: _ViewNode {
    /// Returns whether it wants to look again after the next layout.
    func layoutDidEnd() -> Bool
}

extension ViewTree {
    @MainActor
    func observeLayouts(_ follower: any LayoutObserver) {
        if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
    }

    /// Lets the followers look; those that have seen enough are forgotten.
    @MainActor
    func notifyLayoutObservers() {
        guard !followers.isEmpty else { return }
        let all = followers
        followers = []
        for follower in all where follower.layoutDidEnd() { observeLayouts(follower) }
    }
}
