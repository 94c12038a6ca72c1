import Views

extension SafeAreaBarLink {
    /// Brings the state of a bar's backdrop to whether content is scrolled beneath the bar.
    func follow(in state: Binding<Bool>) {
        changed = { [weak self] in
            guard let self, state.wrappedValue != isScrolledBeneath else { return }
            state.wrappedValue = isScrolledBeneath
        }
    }
}
