import Drawing
import Foundation
import Geometry
import Views

/// The line around a bordered list, whose corners cut its rows.
struct ListBorder: RenderModifier {
    typealias Body = Never

    func effect(in environment: EnvironmentValues) -> ListBorderEffect {
        ListBorderEffect(line: environment.colorContext.color(.separator))
    }
}

struct ListBorderEffect: RenderEffect {
    let line: ResolvedColor

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        let shape = DisplayShape.roundedRect(
            CGRect(origin: .zero, size: size), radius: Theme.Radius.control)
        recorder.withClip(to: shape, id: .auxiliary(1, of: child.id)) { $0.child(child) }
        recorder.strokeBorder(shape, width: 1 / context.scale, with: line)
    }

    func change(from old: ListBorderEffect) -> RenderChange { line == old.line ? .none : .paint }
}
