import ReferenceEvaluator
import SwiftUI

/// What the body of a part's view consists of, given the value of its argument.
@MainActor
struct StressContent {
    let part: StressPart
    let scope: StressScope
    let value: Int

    private var place: Place { scope.place(part) }
    private var world: StressWorld { scope.world }

    private func piece(_ index: Int) -> AnyView { stressPiece(part.spec.inside[index], scope) }

    private func erase<Content: View>(@ViewBuilder _ content: () -> Content) -> AnyView {
        AnyView(content())
    }

    var made: AnyView {
        switch part.spec.part {
        case .text:
            erase { Text("\(place.description):\(value)") }
        case .stack:
            erase { VStack { inside } }
        case .group:
            erase { Group { inside } }
        case .when, .either, .choice, .fork, .erased:
            branches
        case .loop(let list, _):
            rows(list == 0 ? world.board.items : world.board.otherItems)
        case .identified:
            erase { stressPiece(part.spec.inside[0], scope.adding(id: value & 3)).id(value & 3) }
        case .environment(let key):
            erase { piece(0).environment(stressKeys[key], value) }
        case .transform(let key):
            erase { piece(0).transformEnvironment(stressKeys[key]) { [value] in $0 += value } }
        case .desk:
            erase { piece(0).environmentObject(world.desks[value % world.desks.count]) }
        case .inert:
            erase { piece(0).opacity(value % 2 == 0 ? 1 : 0.5).padding(CGFloat(value % 3)) }
        case .modified:
            erase { piece(0).modifier(LabelModifier(place: place, value: value, world: world)) }
        case .compared:
            erase { ComparedPiece(part: part, scope: scope, value: value).equatable() }
        case .keeper:
            erase { piece(0).modifier(OwningModifier(part, scope)) }
        default:
            callbacks
        }
    }

    // MARK: Structure

    /// Views side by side; a loop would give them identities of another kind.
    @ViewBuilder private var inside: some View {
        let count = part.spec.inside.count
        piece(0)
        if count > 1 { piece(1) }
        if count > 2 { piece(2) }
        if count > 3 { piece(3) }
    }

    private var branches: AnyView {
        switch part.spec.part {
        case .when:
            erase { if value % 2 == 1 { piece(0) } }
        case .either:
            erase { if value % 2 == 1 { piece(0) } else { piece(1) } }
        case .choice:
            erase {
                switch value % 3 {
                case 0: piece(0)
                case 1: piece(1)
                default: piece(2)
                }
            }
        case .fork:
            erase {
                if value % 2 == 1 { piece(0) }
                if value >> 1 % 2 == 1 { piece(1) } else { piece(2) }
            }
        case .erased(let types):
            erased(types[value % types.count])
        default:
            AnyView(EmptyView())
        }
    }

    private enum First {}
    private enum Second {}
    private enum Third {}

    /// A view of one of several types, with a body of its own.
    private struct Wrapped<Marker>: View {
        let content: AnyView
        var body: some View { content }
    }

    private func erased(_ type: Int) -> AnyView {
        switch type {
        case 0: AnyView(Wrapped<First>(content: piece(0)))
        case 1: AnyView(Wrapped<Second>(content: piece(1)))
        default: AnyView(Wrapped<Third>(content: piece(2)))
        }
    }

    func rows(_ items: [Item]) -> AnyView {
        let inside = part.spec.inside[0]
        let scope = scope
        guard case .loop(_, .index) = part.spec.part else {
            return erase {
                ForEach(items, id: \.id) { item in
                    stressPiece(inside, scope.adding(id: item.id).adding(value: item.value))
                }
            }
        }
        return erase {
            ForEach(items.indices, id: \.self) { index in
                stressPiece(inside, scope.adding(id: index).adding(value: items[index].value))
            }
        }
    }

    // MARK: Callbacks

    private func note(_ kind: Callback.Kind, _ values: [Int] = []) {
        world.journal.note(Callback(kind, place, values))
    }

    private var callbacks: AnyView {
        switch part.spec.part {
        case .appearance:
            erase { piece(0).onAppear { note(.appear) }.onDisappear { note(.disappear) } }
        case .appearanceAdds:
            erase { piece(0).onAppear { world.add(to: scope.tallies.last) } }
        case .changeAdds:
            erase {
                piece(0).onChange(of: value) { world.add(to: scope.tallies.last) }
            }
        case .change(.oldClosure):
            erase {
                piece(0).onChange(of: value, perform: { new in note(.change, [value, new]) })
            }
        case .change(.plain):
            erase { piece(0).onChange(of: value) { note(.change, [value]) } }
        case .change(let form):
            erase {
                piece(0).onChange(of: value, initial: form == .pairInitial) { old, new in
                    note(.change, [value, old, new])
                }
            }
        case .preference:
            erase { piece(0).preference(key: StressPreference.self, value: [value]) }
        case .transformPreference:
            erase {
                piece(0).transformPreference(StressPreference.self) { [value] in
                    $0.append(value)
                }
            }
        case .preferenceChange:
            erase {
                piece(0).onPreferenceChange(StressPreference.self) { note(.preference, $0) }
            }
        case .task:
            erase {
                piece(0).task(id: value) { [journal = world.journal, place, value] in
                    await journal.run(place, value)
                }
            }
        case .receive(let subject):
            erase { piece(0).onReceive(world.subjects[subject]) { note(.receive, [$0]) } }
        default:
            AnyView(EmptyView())
        }
    }
}

/// The values of the views inside, in order.
private enum StressPreference: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// A modifier with a body and without state.
private struct LabelModifier: ViewModifier {
    let place: Place
    let value: Int
    let world: StressWorld

    func body(content: Content) -> some View {
        let _ = world.evaluated(place, isSecond: true)
        content
        Text("\(place.description)m\(value)")
    }
}

/// A view that says itself when it is another one.
private struct ComparedPiece: View, Equatable {
    let part: StressPart
    let scope: StressScope
    let value: Int

    static func == (a: Self, b: Self) -> Bool {
        a.part == b.part && a.value / 2 == b.value / 2
    }

    var body: some View {
        let _ = scope.world.evaluated(scope.place(part), isSecond: true)
        Text("\(scope.place(part).description):\(value)")
        stressPiece(part.spec.inside[0], scope)
    }
}
