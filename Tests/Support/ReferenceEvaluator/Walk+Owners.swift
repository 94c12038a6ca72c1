/// Views that own state.
extension Walk {
    /// The value a state begins with: the last value handed down, for half of the views.
    static func initialValue(_ number: Int, _ values: [Int]) -> Int {
        guard number.isOdd, let last = values.last else { return number % 3 }
        return last
    }

    mutating func visitKeeper(
        _ spec: TreeSpec, _ storage: TreeSpec.Storage, _ hand: TreeSpec.Hand, _ path: Path,
        _ scope: Scope, _ surroundings: Surroundings, isParentEvaluated: Bool
    ) -> Shown {
        let isModifier = storage == .modifier
        let isGivenAnew = storage == .defaultObject && isParentEvaluated ? true : nil
        let first = begin(spec, path, scope, surroundings, isGivenAnew: isGivenAnew)
        // A modifier's state belongs to the modifier's body.
        var owner =
            isModifier
            ? begin(spec, path.adding(.second), scope, surroundings, isSecond: true) : first
        if first.isNew { note("keeper \(storage) handing \(hand)") }
        if owner.isNew || isGivenAnew == true {
            if !owner.isNew { note("default object made anew") }
            let initial = Walk.initialValue(spec.number, scope.values)
            owner.cell.shown = Array(repeating: initial, count: storage.fieldCount)
            owner.cell.latest = owner.cell.shown
            if !owner.isNew { owner.cell.generation += 1 }
        }
        let (argument, dependencies) = read(spec.argument, owner)
        let hands = hand == .value && !isModifier
        let reads = argument.isOdd || hands
        owner.cell.argument = argument
        owner.cell.dependencies = dependencies
        depend(&owner, storage, reads: reads)
        end(owner)
        if isModifier { end(first) }

        var inner = scope
        let state = owner.cell.shown
        if hands { inner.values.append(state[0]) }
        if hand == .binding, !isModifier {
            let isPublished = storage == .stateObject || storage == .defaultObject
            inner.bindings.append(
                Handle(
                    owner: path, generation: owner.cell.generation,
                    seen: isPublished ? state[0] : nil))
        }
        var shown = Shown()
        if reads { shown.texts = ["\(owner.place)=\(state[0])"] }
        shown.add(child(spec, 0, of: first, inner))
        return shown
    }

    private mutating func depend(
        _ owner: inout Visit, _ storage: TreeSpec.Storage, reads: Bool
    ) {
        switch storage {
        case .stateObject, .defaultObject:
            owner.cell.dependencies.insert(.object(owner.path))
        case .model:
            if reads { owner.cell.dependencies.insert(.model(owner.path)) }
        case .state, .pair, .modifier, .wrapper:
            // A state that has been read once counts as read for ever.
            if reads, owner.isEvaluated { owner.cell.hasReadOwnState = true }
            guard owner.cell.hasReadOwnState else { return }
            owner.cell.dependencies.insert(.state(owner.path))
            if !reads, changedStates[owner.path] != nil { note("evaluated for a sticky read") }
        }
    }

    mutating func showTally(_ spec: TreeSpec, _ visit: inout Visit) -> Shown {
        if visit.isNew {
            visit.cell.shown = [0]
            visit.cell.latest = [0]
        }
        visit.cell.dependencies = [.state(visit.path)]
        end(visit)
        var inner = visit.scope
        inner.tallies.append(visit.path)
        var shown = Shown()
        shown.texts = ["\(visit.place)=\(visit.cell.shown[0])"]
        shown.add(child(spec, 0, of: visit, inner))
        return shown
    }
}
