import ReferenceEvaluator
import SwiftUI

/// The view of a part that owns state.
@MainActor
func stressKeeper(
    _ part: StressPart, _ scope: StressScope, _ storage: TreeSpec.Storage, _ hand: TreeSpec.Hand
) -> AnyView {
    switch storage {
    case .state: AnyView(StateKeeper(part, scope, hand))
    case .pair: AnyView(PairKeeper(part, scope, hand))
    case .stateObject: AnyView(ObjectKeeper(part, scope, hand))
    case .model: AnyView(ModelKeeper(part, scope, hand))
    case .defaultObject: AnyView(DefaultObjectKeeper(part, scope, hand))
    case .wrapper, .modifier: AnyView(WrapperKeeper(part, scope, hand))
    }
}

/// What is common to all views that own state.
@MainActor
private protocol StressKeeper: View {
    var part: StressPart { get }
    var scope: StressScope { get }
    var hand: TreeSpec.Hand { get }
}

extension StressKeeper {
    var place: Place { scope.place(part) }

    func noteEvaluation() { scope.world.evaluated(place) }

    /// The state where it is shown, and what is inside.
    @ViewBuilder
    func content(_ read: () -> Int, _ bind: () -> Binding<Int>) -> some View {
        let isAsked = scope.value(of: part.spec.argument) % 2 == 1
        if isAsked || hand == .value { Text("\(place.description)=\(read())") }
        switch hand {
        case .value: stressPiece(part.spec.inside[0], scope.adding(value: read()))
        case .binding: stressPiece(part.spec.inside[0], scope.adding(binding: bind()))
        case .nothing: stressPiece(part.spec.inside[0], scope)
        }
    }
}

private struct StateKeeper: StressKeeper {
    let part: StressPart
    let scope: StressScope
    let hand: TreeSpec.Hand
    @State private var value: Int

    init(_ part: StressPart, _ scope: StressScope, _ hand: TreeSpec.Hand) {
        self.part = part
        self.scope = scope
        self.hand = hand
        _value = State(
            initialValue: scope.world.initialState(scope.place(part), scope.values))
    }

    var body: some View {
        let _ = noteEvaluation()
        let _ = scope.world.register(place, $value)
        content({ value }, { $value })
    }
}

private struct PairKeeper: StressKeeper {
    struct Pair: Equatable {
        var first: Int
        var second: Int
    }

    let part: StressPart
    let scope: StressScope
    let hand: TreeSpec.Hand
    @State private var pair: Pair

    init(_ part: StressPart, _ scope: StressScope, _ hand: TreeSpec.Hand) {
        self.part = part
        self.scope = scope
        self.hand = hand
        let (world, place) = (scope.world, scope.place(part))
        _pair = State(
            initialValue: Pair(
                first: world.initialState(place, scope.values),
                second: world.initialState(place, scope.values, field: 1)))
    }

    var body: some View {
        let _ = noteEvaluation()
        let _ = register($pair)
        content({ pair.first }, { $pair.second })
    }

    private func register(_ pair: Binding<Pair>) {
        scope.world.register(
            place,
            StressWorld.Owner(
                get: { [pair.wrappedValue.first, pair.wrappedValue.second] },
                set: { field, value in
                    (field == 0 ? pair.first : pair.second).wrappedValue = value
                }))
    }
}

private struct ObjectKeeper: StressKeeper {
    let part: StressPart
    let scope: StressScope
    let hand: TreeSpec.Hand
    @StateObject private var desk: StressWorld.Desk

    init(_ part: StressPart, _ scope: StressScope, _ hand: TreeSpec.Hand) {
        self.part = part
        self.scope = scope
        self.hand = hand
        let place = scope.place(part)
        _desk = StateObject(
            wrappedValue: scope.world.makeDesk(
                place, scope.world.initialState(place, scope.values)))
    }

    var body: some View {
        let _ = noteEvaluation()
        let _ = register(desk, place, scope.world)
        content({ desk.value }, { $desk.value })
    }
}

private struct DefaultObjectKeeper: StressKeeper {
    let part: StressPart
    let scope: StressScope
    let hand: TreeSpec.Hand
    @ObservedObject private var desk: StressWorld.Desk

    init(_ part: StressPart, _ scope: StressScope, _ hand: TreeSpec.Hand) {
        self.part = part
        self.scope = scope
        self.hand = hand
        let place = scope.place(part)
        desk = scope.world.makeDesk(place, scope.world.initialState(place, scope.values))
    }

    var body: some View {
        let _ = noteEvaluation()
        let _ = register(desk, place, scope.world)
        content({ desk.value }, { $desk.value })
    }
}

@MainActor
private func register(_ desk: StressWorld.Desk, _ place: Place, _ world: StressWorld) {
    world.register(
        place,
        StressWorld.Owner(
            get: { [weak desk] in desk.map { [$0.value] } ?? [] },
            set: { [weak desk] in desk?.value = $1 }))
}

private struct ModelKeeper: StressKeeper {
    @Observable
    final class Model {
        var value: Int
        init(_ value: Int) { self.value = value }
    }

    let part: StressPart
    let scope: StressScope
    let hand: TreeSpec.Hand
    @State private var model: Model

    init(_ part: StressPart, _ scope: StressScope, _ hand: TreeSpec.Hand) {
        self.part = part
        self.scope = scope
        self.hand = hand
        _model = State(
            initialValue: Model(scope.world.initialState(scope.place(part), scope.values)))
    }

    var body: some View {
        let _ = noteEvaluation()
        let _ = register(model)
        content({ model.value }, { Bindable(model).value })
    }

    private func register(_ model: Model) {
        scope.world.register(
            place,
            StressWorld.Owner(
                get: { [weak model] in model.map { [$0.value] } ?? [] },
                set: { [weak model] in model?.value = $1 }))
    }
}

/// A dynamic property made of another one.
@propertyWrapper
private struct Wrapper: DynamicProperty {
    @State private var value: Int
    init(_ value: Int) { _value = State(initialValue: value) }
    var wrappedValue: Int { value }
    var projectedValue: Binding<Int> { $value }
}

private struct WrapperKeeper: StressKeeper {
    let part: StressPart
    let scope: StressScope
    let hand: TreeSpec.Hand
    @Wrapper private var value: Int

    init(_ part: StressPart, _ scope: StressScope, _ hand: TreeSpec.Hand) {
        self.part = part
        self.scope = scope
        self.hand = hand
        _value = Wrapper(scope.world.initialState(scope.place(part), scope.values))
    }

    var body: some View {
        let _ = noteEvaluation()
        let _ = scope.world.register(place, $value)
        content({ value }, { $value })
    }
}

/// A modifier that owns state.
struct OwningModifier: ViewModifier {
    let part: StressPart
    let scope: StressScope
    @State private var value: Int

    init(_ part: StressPart, _ scope: StressScope) {
        self.part = part
        self.scope = scope
        _value = State(
            initialValue: scope.world.initialState(scope.place(part), scope.values))
    }

    func body(content: Content) -> some View {
        let place = scope.place(part)
        let _ = scope.world.evaluated(place, isSecond: true)
        let _ = scope.world.register(place, $value)
        if scope.value(of: part.spec.argument) % 2 == 1 {
            Text("\(place.description)=\(value)")
        }
        content
    }
}

/// A view that owns a sum.
struct TallyPiece: View {
    let part: StressPart
    let scope: StressScope
    @State private var sum: Int

    init(part: StressPart, scope: StressScope) {
        self.part = part
        self.scope = scope
        _sum = State(initialValue: scope.world.initialSum(scope.place(part)))
    }

    var body: some View {
        let place = scope.place(part)
        let _ = scope.world.evaluated(place)
        let _ = scope.world.register(place, $sum)
        Text("\(place.description)=\(sum)")
        stressPiece(part.spec.inside[0], scope.adding(tally: $sum))
    }
}
