import CasementTesting
import SwiftUI
import Testing

/// When `withAnimation` says that all that it animates is over.
@MainActor
struct AnimationCompletionTests {
    /// What is animated.
    enum Subject: CaseIterable {
        case place, offset, color, comingAndGoing, ownTransition, matched, number
    }

    private final class Log {
        var lines: [Int] = []
    }

    private struct Swing: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.value * 100)
        }
    }

    private struct Screen: View {
        let subject: Subject
        let log: Log
        @State private var presses = 0
        @Namespace private var space

        private var isOn: Bool { presses.isMultiple(of: 2) == false }

        var body: some View {
            VStack {
                Button("Toggle") {
                    let press = presses + 1
                    withAnimation(.linear(duration: 1)) {
                        presses = press
                    } completion: {
                        log.lines.append(press)
                    }
                }
                HStack {
                    switch subject {
                    case .place:
                        if isOn { Color.clear.frame(width: 50).transition(.identity) }
                        Text("guest")
                    case .offset: Text("guest").offset(x: isOn ? 50 : 0)
                    case .color: Rectangle().fill(isOn ? .red : .blue)
                    case .comingAndGoing: if isOn { Text("guest").fixedSize() }
                    case .ownTransition: if isOn { Text("guest").transition(Swing()) }
                    case .matched:
                        Text("guest")
                            .matchedGeometryEffect(id: isOn ? 1 : 2, in: space, isSource: false)
                        Text("host").matchedGeometryEffect(id: 1, in: space)
                        Spacer()
                        Text("other").matchedGeometryEffect(id: 2, in: space)
                    case .number:
                        Text("\(presses)").contentTransition(.numericText())
                    }
                }
                .frame(width: 300, height: 60)
            }
        }
    }

    @Test(
        "An animation is over when what it moves is, also if another one has been on its way",
        arguments: Subject.allCases)
    func interrupted(subject: Subject) {
        let log = Log()
        let app = TestApp { Screen(subject: subject, log: log) }
        app.find("Toggle").tap()
        app.advance(by: .milliseconds(500))
        #expect(log.lines == [])
        app.find("Toggle").tap()
        #expect(!log.lines.contains(2))
        app.advance(by: .milliseconds(800))
        #expect(!log.lines.contains(2))
        app.advance(by: .milliseconds(400))
        #expect(log.lines == [1, 2])
    }
}
