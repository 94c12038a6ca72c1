#if SDL
    import Desktop
    import Foundation

    /// What an element is, where it is, and what can be done with it.
    extension ObjectAnswers {
        func accessible(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            switch call.member {
            case "GetChildAtIndex":
                let index = call.int(0)
                guard element.children.indices.contains(index) else { return .values([Self.null]) }
                return .values([reference(element.children[index])])
            case "GetChildren":
                return .values([.array(of: "(so)", element.children.map(reference))])
            case "GetIndexInParent": return .values([.int32(Int32(clamping: element.index))])
            case "GetRelationSet":
                return .values([
                    .array(
                        of: "(ua(so))",
                        element.relations.map { relation in
                            .tuple([
                                .uint32(relation.kind.rawValue),
                                .array(of: "(so)", relation.targets.map(reference)),
                            ])
                        })
                ])
            case "GetRole": return .values([.uint32(element.role.rawValue)])
            case "GetRoleName", "GetLocalizedRoleName": return .values([.string(element.role.name)])
            case "GetState":
                return .values([.array(of: "u", element.states.words.map { .uint32($0) })])
            case "GetAttributes": return .values([.strings(attributes(of: element))])
            case "GetApplication": return .values([own(.root)])
            case "GetInterfaces":
                return .values([.array(of: "s", element.interfaces.map { .string($0) })])
            default: return .failure(.unsupported(call))
            }
        }

        // MARK: Actions

        func action(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            if call.member == "GetActions" {
                let actions = element.actions.map { action -> BusValue in
                    .tuple([.wire(action.name), .wire(describe(action, element)), .string("")])
                }
                return .values([.array(of: "(sss)", actions)])
            }
            let index = call.int(0)
            guard element.actions.indices.contains(index) else {
                if call.member == "DoAction" { return .values([.bool(false)]) }
                return .failure(.arguments(call, "There is no action \(index)"))
            }
            let action = element.actions[index]
            switch call.member {
            case "GetName", "GetLocalizedName": return .values([.wire(action.name)])
            case "GetDescription": return .values([.wire(describe(action, element))])
            case "GetKeyBinding": return .values([.string("")])
            case "DoAction":
                guard element.states.contains(.enabled) else { return .values([.bool(false)]) }
                return .act(action.act, action.target ?? element.id, [.bool(true)])
            default: return .failure(.unsupported(call))
            }
        }

        private func describe(_ action: AccessibleAction, _ element: AccessibleElement) -> String {
            action.name == "click" ? element.help : ""
        }

        // MARK: Places

        /// What coordinates are relative to, as clients say it.
        private enum Origin: Int { case screen, window, parent }

        private func origin(_ number: Int) -> Origin { Origin(rawValue: number) ?? .window }

        /// A rectangle of the window's content as a client wants it.
        func placed(_ rect: CGRect, _ coordinates: Int, of element: AccessibleElement) -> CGRect {
            guard let window = snapshot.window(of: element.id) else { return rect }
            var offset = CGPoint.zero
            switch origin(coordinates) {
            case .screen: offset = window.origin ?? .zero
            case .window: break
            case .parent:
                let parent = element.parent.flatMap { snapshot[$0] }?.frame.origin ?? .zero
                offset = CGPoint(x: -parent.x, y: -parent.y)
            }
            return CGRect(
                x: (rect.minX + offset.x) * window.scale, y: (rect.minY + offset.y) * window.scale,
                width: rect.width * window.scale, height: rect.height * window.scale)
        }

        /// A client's point in the window's content.
        func point(_ x: Int, _ y: Int, _ coordinates: Int, of element: AccessibleElement) -> CGPoint
        {
            guard let window = snapshot.window(of: element.id) else { return .zero }
            let zero = placed(.zero, coordinates, of: element)
            return CGPoint(
                x: (Double(x) - zero.minX) / window.scale, y: (Double(y) - zero.minY) / window.scale
            )
        }

        func component(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            switch call.member {
            case "GetExtents":
                return .values([.rect(placed(element.frame, call.int(0), of: element))])
            case "GetPosition":
                return .values(
                    Array(placed(element.frame, call.int(0), of: element).wire.prefix(2)))
            case "GetSize":
                return .values(Array(placed(element.frame, 1, of: element).wire.suffix(2)))
            case "Contains":
                let point = point(call.int(0), call.int(1), call.int(2), of: element)
                return .values([.bool(element.frame.contains(point))])
            case "GetAccessibleAtPoint":
                let point = point(call.int(0), call.int(1), call.int(2), of: element)
                return .values([
                    deepest(at: point, in: element).map { reference($0.id) } ?? Self.null
                ])
            case "GetLayer":
                // The layers of windows and of widgets.
                return .values([.uint32(element.parent == nil ? 7 : 3)])
            case "GetMDIZOrder": return .values([.int16(0)])
            case "GetAlpha": return .values([.double(1)])
            case "GrabFocus":
                guard element.states.contains(.enabled) else { return .values([.bool(false)]) }
                return .act(.focus, element.id, [.bool(true)])
            case "ScrollTo", "ScrollToPoint": return .act(.reveal, element.id, [.bool(true)])
            case "SetExtents", "SetPosition", "SetSize": return .values([.bool(false)])
            default: return .failure(.unsupported(call))
            }
        }

        /// The innermost element at a point; of neighbours the one in front.
        private func deepest(at point: CGPoint, in element: AccessibleElement) -> AccessibleElement?
        {
            for id in element.children.reversed() {
                guard let child = snapshot[id], child.states.contains(.showing),
                    let found = deepest(at: point, in: child)
                else { continue }
                return found
            }
            return element.frame.contains(point) ? element : nil
        }

        func image(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            switch call.member {
            case "GetImageExtents":
                return .values([.rect(placed(element.frame, call.int(0), of: element))])
            case "GetImagePosition":
                return .values(
                    Array(placed(element.frame, call.int(0), of: element).wire.prefix(2)))
            case "GetImageSize":
                return .values(Array(placed(element.frame, 1, of: element).wire.suffix(2)))
            default: return .failure(.unsupported(call))
            }
        }

        // MARK: Selection

        func selection(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            let index = call.int(0)
            let selected = element.selectedChildren(in: snapshot)
            switch call.member {
            case "GetSelectedChild":
                guard selected.indices.contains(index) else { return .values([Self.null]) }
                return .values([reference(selected[index])])
            case "IsChildSelected":
                guard element.children.indices.contains(index) else {
                    return .values([.bool(false)])
                }
                return .values([.bool(selected.contains(element.children[index]))])
            case "SelectChild":
                guard element.children.indices.contains(index),
                    let child = snapshot[element.children[index]],
                    child.states.contains(.selectable),
                    child.states.contains(.enabled)
                else { return .values([.bool(false)]) }
                if child.states.contains(.selected) { return .values([.bool(true)]) }
                let action = child.actions.first { $0.name == "click" }
                return .act(
                    action?.act ?? .action(ElementAct.pointerClick), child.id, [.bool(true)])
            default: return .values([.bool(false)])
            }
        }
    }
#endif
