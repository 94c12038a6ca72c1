#if SDL
    import Desktop

    /// Searches below an element, by which readers go from heading to heading or list the links.
    extension ObjectAnswers {
        func collection(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            switch call.member {
            case "GetMatches":
                guard let rule = MatchRule(call.arguments.first) else { return noRule(call) }
                let isDeep = call.arguments.value(at: 3)?.bool ?? true
                let found = isDeep ? below(element) : element.children
                return matches(found, rule, order: call.int(1), count: call.int(2))
            case "GetMatchesTo":
                guard let rule = MatchRule(call.arguments.value(at: 1)) else { return noRule(call) }
                return matches(
                    near(call.string(0), call.int(3), in: element, isAfter: false), rule,
                    order: call.int(2), count: call.int(5))
            case "GetMatchesFrom":
                guard let rule = MatchRule(call.arguments.value(at: 1)) else { return noRule(call) }
                return matches(
                    near(call.string(0), call.int(3), in: element, isAfter: true), rule,
                    order: call.int(2), count: call.int(4))
            case "GetActiveDescendant":
                let focused = snapshot.focused.flatMap { below(element).contains($0) ? $0 : nil }
                return .values([focused.map(reference) ?? Self.null])
            default: return .failure(.unsupported(call))
            }
        }

        private func noRule(_ call: ObjectCall) -> ObjectAnswer {
            .failure(.arguments(call, "This is not a rule"))
        }

        /// All elements in an element, in reading order.
        private func below(_ element: AccessibleElement) -> [ElementID] {
            element.children.flatMap { id in [id] + (snapshot[id].map(below) ?? []) }
        }

        /// The elements before or after another one: its own ones, its neighbours, or all, as the number
        /// of a traversal says.
        private func near(
            _ path: String, _ traversal: Int, in element: AccessibleElement, isAfter: Bool
        ) -> [ElementID] {
            guard case .element(let id)? = ObjectPath(path), let current = snapshot[id] else {
                return []
            }
            if traversal == 0 { return below(current) }
            let siblings = current.parent.flatMap { snapshot[$0] }?.children ?? []
            let all = traversal == 1 ? siblings : below(element)
            guard let index = all.firstIndex(of: id) else { return [] }
            return Array(isAfter ? all[(index + 1)...] : all[..<index])
        }

        /// `order` is reversed from 4 on; a `count` of 0 stands for all.
        private func matches(
            _ ids: [ElementID], _ rule: MatchRule, order: Int, count: Int
        ) -> ObjectAnswer {
            var found = ids.filter { snapshot[$0].map(rule.admits) ?? false }
            if order >= 4 { found.reverse() }
            if count > 0 { found = Array(found.prefix(count)) }
            return .values([.array(of: "(so)", found.map(reference))])
        }
    }
#endif
