/// What each part of a tree means.
extension Walk {
    mutating func visit(
        _ spec: TreeSpec, _ path: Path, _ scope: Scope, _ surroundings: Surroundings,
        isParentEvaluated: Bool
    ) -> Shown {
        if case .keeper(let storage, let hand) = spec.part {
            return visitKeeper(
                spec, storage, hand, path, scope, surroundings,
                isParentEvaluated: isParentEvaluated)
        }
        var visit = begin(spec, path, scope, surroundings)
        if visit.isNew { note("\(spec.part)".prefix { $0 != "(" }.description) }
        let (argument, dependencies) = read(spec.argument, visit)
        let before = visit.isNew ? nil : visit.cell.argument
        if visit.isEvaluated { note("reads \(spec.argument)".prefix { $0 != "(" }.description) }
        visit.cell.argument = argument
        visit.cell.dependencies = dependencies
        if before != nil, before != argument { noteChange(spec.part) }
        let shown = show(spec, &visit, argument, before)
        end(visit)
        return shown
    }

    private mutating func noteChange(_ part: TreeSpec.Part) {
        switch part {
        case .when, .either, .choice, .fork, .erased, .identified, .environment, .transform, .desk,
            .change, .task, .preference, .compared, .modified, .inert:
            note("\(part) changes".replacing("(", with: " ").prefix { $0 != " " } + " changes")
        default: break
        }
    }

    /// The child at an index, given what the view itself was given.
    mutating func child(
        _ spec: TreeSpec, _ index: Int, of visit: Visit, _ scope: Scope? = nil,
        _ surroundings: Surroundings? = nil
    ) -> Shown {
        self.visit(
            spec.inside[index], visit.path.adding(.child(index)), scope ?? visit.scope,
            surroundings ?? visit.surroundings, isParentEvaluated: visit.isEvaluated)
    }

    private mutating func show(
        _ spec: TreeSpec, _ visit: inout Visit, _ argument: Int, _ before: Int?
    ) -> Shown {
        var shown = Shown()
        switch spec.part {
        case .text:
            shown.texts = ["\(visit.place):\(argument)"]
        case .stack, .group:
            for index in spec.inside.indices { shown.add(child(spec, index, of: visit)) }
        case .when:
            if argument.isOdd { shown = child(spec, 0, of: visit) }
        case .either:
            shown = child(spec, argument.isOdd ? 0 : 1, of: visit)
        case .choice:
            shown = child(spec, argument.wrapped(3), of: visit)
        case .fork:
            if argument.isOdd { shown.add(child(spec, 0, of: visit)) }
            shown.add(child(spec, (argument >> 1).isOdd ? 1 : 2, of: visit))
        case .erased(let types):
            shown = child(spec, types[argument.wrapped(types.count)], of: visit)
        case .loop(let list, let key):
            shown = showRows(spec, &visit, list, key)
        case .identified:
            let id = argument.wrapped(4)
            var scope = visit.scope
            scope.trail.append(id)
            shown = self.visit(
                spec.inside[0], visit.path.adding(.id(id)), scope, visit.surroundings,
                isParentEvaluated: visit.isEvaluated)
        case .tally:
            shown = showTally(spec, &visit)
        case .compared:
            shown = showCompared(spec, visit, argument)
        case .modified:
            showModified(spec, visit, argument)
            shown = child(spec, 0, of: visit)
            shown.texts.append("\(visit.place)m\(argument)")
        case .inert:
            shown = child(spec, 0, of: visit)
        case .environment(let key):
            var inner = visit.surroundings
            inner.keys[key] = argument
            shown = child(spec, 0, of: visit, nil, inner)
        case .transform(let key):
            var inner = visit.surroundings
            inner.keys[key] += argument
            shown = child(spec, 0, of: visit, nil, inner)
        case .desk:
            var inner = visit.surroundings
            inner.desk = argument.wrapped(world.published.count)
            shown = child(spec, 0, of: visit, nil, inner)
        case .preference:
            shown = child(spec, 0, of: visit)
            shown.preference = [argument]
        case .transformPreference:
            shown = child(spec, 0, of: visit)
            shown.preference.append(argument)
        case .preferenceChange:
            shown = child(spec, 0, of: visit)
            if visit.cell.preference != shown.preference {
                call(.preference, visit, shown.preference)
                visit.cell.preference = shown.preference
            }
        case .appearance, .change, .changeAdds, .appearanceAdds, .task, .receive:
            shown = child(spec, 0, of: visit)
            callBack(spec.part, visit, argument, before)
        case .keeper:
            break
        }
        return shown
    }

    private mutating func callBack(
        _ part: TreeSpec.Part, _ visit: Visit, _ argument: Int, _ before: Int?
    ) {
        let isChanged = before != nil && before != argument
        switch part {
        case .appearance:
            if visit.isNew { call(.appear, visit) }
        case .appearanceAdds:
            if visit.isNew { add(to: visit.scope.tallies.last) }
        case .changeAdds:
            if isChanged { add(to: visit.scope.tallies.last) }
        case .change(.pairInitial) where visit.isNew:
            call(.change, visit, [argument, argument, argument])
        case .change(let form):
            guard isChanged, let before else { return }
            switch form {
            case .oldClosure: call(.change, visit, [before, argument])
            case .plain: call(.change, visit, [argument])
            case .pair, .pairInitial: call(.change, visit, [argument, before, argument])
            }
        case .task:
            if isChanged, let before { call(.cancelled, visit, [before]) }
            if visit.isNew || isChanged { call(.started, visit, [argument]) }
        case .receive(let subject):
            if visit.isNew { call(.receive, visit, [world.subjects[subject]]) }
        default:
            break
        }
    }

    // MARK: Loops

    private mutating func showRows(
        _ spec: TreeSpec, _ visit: inout Visit, _ list: Int, _ key: TreeSpec.Key
    ) -> Shown {
        var shown = Shown()
        let items = world.items[list]
        visit.cell.dependencies = [
            list == World.publishedList ? .publishedItems : .trackedItems(list)
        ]
        let ids = key == .element ? items.map(\.id) : Array(items.indices)
        for (id, item) in zip(ids, items) {
            var scope = visit.scope
            scope.trail.append(id)
            scope.values.append(item.value)
            shown.add(
                self.visit(
                    spec.inside[0], visit.path.adding(.row(id)), scope, visit.surroundings,
                    isParentEvaluated: visit.isEvaluated))
        }
        if !visit.isNew { noteRows(from: visit.cell.rows, to: ids) }
        visit.cell.rows = ids
        return shown
    }

    private mutating func noteRows(from old: [Int], to new: [Int]) {
        if !Set(new).subtracting(old).isEmpty { note("rows come") }
        if !Set(old).subtracting(new).isEmpty { note("rows go") }
        if old.filter(new.contains) != new.filter(old.contains) { note("rows move") }
    }

    // MARK: Bodies of their own

    /// A view with an `==` of its own is given nothing new while that holds.
    private mutating func showCompared(_ spec: TreeSpec, _ visit: Visit, _ argument: Int) -> Shown {
        let path = visit.path.adding(.second)
        let last = old[path]
        let isGivenAnew = last.map { $0.argument >> 1 != argument >> 1 } ?? true
        let scope = isGivenAnew ? visit.scope : last?.scope ?? visit.scope
        if scope != visit.scope || (last?.argument ?? argument) != argument { keepOldInputs() }
        var second = begin(
            spec, path, scope, visit.surroundings, isGivenAnew: isGivenAnew, isSecond: true)
        if isGivenAnew { second.cell.argument = argument }
        end(second)
        var shown = Shown()
        shown.texts = ["\(visit.place):\(second.cell.argument)"]
        shown.add(
            self.visit(
                spec.inside[0], path.adding(.child(0)), scope, visit.surroundings,
                isParentEvaluated: second.isEvaluated))
        return shown
    }

    private mutating func showModified(_ spec: TreeSpec, _ visit: Visit, _ argument: Int) {
        let path = visit.path.adding(.second)
        var second = begin(
            spec, path, visit.scope, visit.surroundings,
            isGivenAnew: old[path]?.argument != argument, isSecond: true)
        second.cell.argument = argument
        end(second)
    }
}
