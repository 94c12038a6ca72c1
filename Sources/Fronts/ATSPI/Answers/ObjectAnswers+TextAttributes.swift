#if SDL
    import Desktop
    import Foundation
    import Views

    /// How texts look, which the app itself is asked for.
    extension ObjectAnswers {
        func attributes(
            _ call: ObjectCall, of element: AccessibleElement, _ text: AccessibleText
        ) -> ObjectAnswer {
            let offset = call.int(0) == -1 ? text.count : text.clamped(call.int(0))
            switch call.member {
            case "GetAttributeValue":
                let name = call.string(1)
                return styles(of: element, text) { styles in
                    let run = styles.run(at: offset)
                    return [.wire(run.attributes[name] ?? TextStyles.defaults[name] ?? "")]
                }
            case "GetAttributes", "GetAttributeRun":
                let includesDefaults =
                    call.member == "GetAttributeRun" && call.arguments.value(at: 1)?.bool == true
                return styles(of: element, text) { styles in
                    let run = styles.run(at: offset)
                    let own =
                        includesDefaults
                        ? TextStyles.defaults.merging(run.attributes) { $1 } : run.attributes
                    return [
                        .strings(own), .int32(Int32(clamping: run.range.lowerBound)),
                        .int32(Int32(clamping: run.range.upperBound)),
                    ]
                }
            default: return .values([.strings(TextStyles.defaults)])
            }
        }

        private func styles(
            of element: AccessibleElement, _ text: AccessibleText,
            _ answer: @escaping @Sendable (TextStyles) -> [BusValue]
        ) -> ObjectAnswer {
            .question(.styles, element.id) { reply in
                guard case .styles(let styles) = reply else {
                    return answer(TextStyles([], of: text))
                }
                return answer(TextStyles(styles, of: text))
            }
        }
    }
#endif
