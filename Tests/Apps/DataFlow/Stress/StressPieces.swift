import ReferenceEvaluator
import SwiftUI

/// A part of a spec as the property of a view: the same part is the same input.
struct StressPart: Equatable {
    let spec: TreeSpec
    static func == (a: Self, b: Self) -> Bool { a.spec.number == b.spec.number }
}

/// What a view gives to the views inside it.
@MainActor
struct StressScope {
    let world: StressWorld
    var values: [Int] = []
    var bindings: [Binding<Int>] = []
    var tallies: [Binding<Int>] = []
    var trail: [Int] = []

    nonisolated init(_ world: StressWorld) { self.world = world }

    func place(_ part: StressPart) -> Place { Place(part.spec.number, trail) }

    /// The value of an argument that needs no property of the view's own.
    func value(of argument: TreeSpec.Argument) -> Int {
        switch argument {
        case .constant(let value): value
        case .handed(let index): values.isEmpty ? 0 : values[index % values.count]
        case .bound(let index):
            bindings.isEmpty ? 0 : bindings[index % bindings.count].wrappedValue
        case .tracked(let index): world.board[index]
        case .picked(let first, let second):
            world.board[first] % 2 == 1 ? world.board[second] : 0
        case .computed(let first, let second): world.board.sum(first, second)
        case .published, .observed, .environment, .environmentObject: 0
        }
    }

    func adding(value: Int) -> StressScope {
        var scope = self
        scope.values.append(value)
        return scope
    }

    func adding(binding: Binding<Int>) -> StressScope {
        var scope = self
        scope.bindings.append(binding)
        return scope
    }

    func adding(tally: Binding<Int>) -> StressScope {
        var scope = self
        scope.tallies.append(tally)
        return scope
    }

    func adding(id: Int) -> StressScope {
        var scope = self
        scope.trail.append(id)
        return scope
    }
}

/// The view of one part of a spec: its type depends on what the part reads.
@MainActor
func stressPiece(_ spec: TreeSpec, _ scope: StressScope) -> AnyView {
    let part = StressPart(spec: spec)
    switch spec.part {
    case .keeper(let storage, let hand) where storage != .modifier:
        return stressKeeper(part, scope, storage, hand)
    case .tally:
        return AnyView(TallyPiece(part: part, scope: scope))
    case .loop(World.publishedList, _):
        return AnyView(ShelfPiece(part: part, scope: scope, shelf: scope.world.shelf))
    default:
        break
    }
    switch spec.argument {
    case .published(let index), .observed(let index):
        return AnyView(ObservingPiece(part: part, scope: scope, desk: scope.world.desks[index]))
    case .environment(let key):
        return AnyView(EnvironmentPiece(part, scope, key))
    case .environmentObject:
        return AnyView(DeskPiece(part: part, scope: scope))
    default:
        return AnyView(PlainPiece(part: part, scope: scope))
    }
}

private struct PlainPiece: View {
    let part: StressPart
    let scope: StressScope

    var body: some View {
        let _ = scope.world.evaluated(scope.place(part))
        let value = part.spec.isOwningModifier ? 0 : scope.value(of: part.spec.argument)
        StressContent(part: part, scope: scope, value: value).made
    }
}

private struct ObservingPiece: View {
    let part: StressPart
    let scope: StressScope
    @ObservedObject var desk: StressWorld.Desk

    var body: some View {
        let _ = scope.world.evaluated(scope.place(part))
        if case .observed = part.spec.argument {
            StressContent(part: part, scope: scope, value: 1).made
        } else {
            StressContent(part: part, scope: scope, value: desk.value).made
        }
    }
}

private struct EnvironmentPiece: View {
    let part: StressPart
    let scope: StressScope
    @Environment private var value: Int

    init(_ part: StressPart, _ scope: StressScope, _ key: Int) {
        self.part = part
        self.scope = scope
        _value = Environment(stressKeys[key])
    }

    var body: some View {
        let _ = scope.world.evaluated(scope.place(part))
        StressContent(part: part, scope: scope, value: value).made
    }
}

private struct DeskPiece: View {
    let part: StressPart
    let scope: StressScope
    @EnvironmentObject private var desk: StressWorld.Desk

    init(part: StressPart, scope: StressScope) {
        self.part = part
        self.scope = scope
    }

    var body: some View {
        let _ = scope.world.evaluated(scope.place(part))
        StressContent(part: part, scope: scope, value: desk.value).made
    }
}

private struct ShelfPiece: View {
    let part: StressPart
    let scope: StressScope
    @ObservedObject var shelf: StressWorld.Shelf

    var body: some View {
        let _ = scope.world.evaluated(scope.place(part))
        StressContent(part: part, scope: scope, value: 0).rows(shelf.items)
    }
}

// MARK: Environment

private enum FirstKey: EnvironmentKey { static let defaultValue = 0 }
private enum SecondKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var stressFirst: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }
    fileprivate var stressSecond: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

@MainActor let stressKeys = [\EnvironmentValues.stressFirst, \EnvironmentValues.stressSecond]

extension TreeSpec {
    /// Whether the state belongs to a modifier, which then reads the argument.
    var isOwningModifier: Bool {
        if case .keeper(.modifier, _) = part { return true }
        return false
    }
}
