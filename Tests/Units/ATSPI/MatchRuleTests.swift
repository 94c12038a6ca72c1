#if SDL
    import Desktop
    import Testing

    @testable import ATSPI

    /// What clients look for by rules.
    struct MatchRuleTests {
        private func element(
            _ role: AccessibleRole, _ states: AccessibleStates, level: String? = nil
        ) -> AccessibleElement {
            var element = AccessibleElement(ElementID(window: 1, node: 1), role: role)
            element.states = states
            element.attributes["level"] = level
            return element
        }

        @Test("A rule that names nothing admits everything")
        func empty() {
            #expect(MatchRule().admits(element(.label, [])))
        }

        @Test("All, any or none of the named states are wanted")
        func states() {
            var rule = MatchRule()
            rule.states = [.focusable, .showing]
            let (both, one, none) = (
                element(.label, [.focusable, .showing]), element(.label, .showing),
                element(.label, [])
            )
            rule.statesExtent = .all
            #expect([both, one, none].map(rule.admits) == [true, false, false])
            rule.statesExtent = .any
            #expect([both, one, none].map(rule.admits) == [true, true, false])
            rule.statesExtent = .none
            #expect([both, one, none].map(rule.admits) == [false, false, true])
            rule.isInverted = true
            #expect([both, one, none].map(rule.admits) == [true, true, false])
        }

        @Test("A rule in a message has the states and the roles as bits")
        func message() throws {
            let message = BusValue.tuple([
                .array(of: "i", [.int32(1 << 25), .int32(1 << (41 - 32))]), .int32(1),
                .array(of: "{ss}", [.entry(.string("level"), .string("1:2"))]), .int32(2),
                .array(of: "i", [.int32(0), .int32(0), .int32(1 << (83 - 64)), .int32(0)]),
                .int32(2),
                .array(of: "s", [.string("Text")]), .int32(1), .bool(false),
            ])
            let rule = try #require(MatchRule(message))
            #expect(rule.states == [.showing, .checkable])
            #expect(rule.roles == [83])
            #expect(rule.attributes == ["level": "1:2"])
            #expect(rule.interfaces == ["text"])
            var heading = element(.heading, [.showing, .checkable], level: "2")
            #expect(!rule.admits(heading))
            heading.text = AccessibleText("Chapter")
            #expect(rule.admits(heading))
            heading.attributes["level"] = "3"
            #expect(!rule.admits(heading))
            #expect(MatchRule(.string("no rule")) == nil)
            #expect(MatchRule(nil) == nil)
        }
    }
#endif
