/// A node that looks after each layout whether something it depends on has moved.
@MainActor protocol LayoutFollower: _ViewNode {
    /// Returns whether it wants to look again after the next layout.
    func layoutEnded() -> Bool
}

extension ViewTree {
    @MainActor
    func followLayouts(_ follower: any LayoutFollower) {
        if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
    }

    /// Lets the followers look; those that have seen enough are forgotten.
    @MainActor
    func tellFollowers() {
        guard !followers.isEmpty else { return }
        let all = followers
        followers = []
        for follower in all where follower.layoutEnded() { followLayouts(follower) }
    }
}
