#if SDL
    import Desktop
    import Foundation

    /// The texts of elements. What only the layout knows is asked of the main thread.
    extension ObjectAnswers {
        func caret(of element: AccessibleElement) -> Int32 {
            guard let text = element.text else { return -1 }
            return text.hasCaret ? Int32(clamping: text.caret) : 0
        }

        func text(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            guard let text = element.text else {
                return .failure(.missing(call.interface, call.path))
            }
            let first = call.int(0)
            switch call.member {
            case "GetText": return .values([.wire(text.substring(text.range(first, call.int(1))))])
            case "GetStringAtOffset":
                guard let unit = TextUnit(granularity: call.int(1)) else {
                    return .failure(.arguments(call, "There is no such granularity"))
                }
                return part(unit, at: first, .at, of: element, text)
            case "GetTextAtOffset": return part(call, .at, of: element, text)
            case "GetTextBeforeOffset": return part(call, .before, of: element, text)
            case "GetTextAfterOffset": return part(call, .after, of: element, text)
            case "GetCharacterAtOffset":
                guard first >= 0, first < text.count else { return .values([.int32(0)]) }
                return .values([.int32(Int32(clamping: text.scalars[first].value))])
            case "GetAttributeValue", "GetAttributes", "GetAttributeRun", "GetDefaultAttributes",
                "GetDefaultAttributeSet":
                return attributes(call, of: element, text)
            case "GetCharacterExtents":
                let start = text.clamped(first)
                return extents(start..<text.clamped(start + 1), call.int(1), of: element, text)
            case "GetRangeExtents":
                return extents(text.range(first, call.int(1)), call.int(2), of: element, text)
            case "GetBoundedRanges": return .values([.array(of: "(iisv)", [])])
            case "GetOffsetAtPoint":
                let point = point(first, call.int(1), call.int(2), of: element)
                guard element.frame.contains(point) else { return .values([.int32(-1)]) }
                return .question(.offset(point), element.id) { answer in
                    guard case .offset(let byte?) = answer else { return [.int32(-1)] }
                    return [.int32(Int32(clamping: text.offset(ofBytes: byte)))]
                }
            case "ScrollSubstringTo", "ScrollSubstringToPoint":
                return .act(.reveal, element.id, [.bool(true)])
            default: return selecting(call, of: element, text)
            }
        }

        // MARK: Parts

        private enum Side { case before, at, after }

        private func part(
            _ call: ObjectCall, _ side: Side, of element: AccessibleElement, _ text: AccessibleText
        ) -> ObjectAnswer {
            guard let unit = TextUnit(boundary: call.int(1)) else {
                return .failure(.arguments(call, "There is no such boundary"))
            }
            return part(unit, at: call.int(0), side, of: element, text)
        }

        private func part(
            _ unit: TextUnit, at offset: Int, _ side: Side, of element: AccessibleElement,
            _ text: AccessibleText
        ) -> ObjectAnswer {
            // Clients ask at -1 and -2 for the end and the caret.
            let offset =
                offset == -1 ? text.count : offset == -2 ? text.caret : text.clamped(offset)
            guard unit.isOfLayout else {
                return .values(Self.part(neighbour(of: unit, at: offset, side, in: text), of: text))
            }
            // A line before or after another is found by a place in the paragraphs.
            let place: Int
            switch side {
            case .at: place = offset
            case .before: place = max(0, text.range(of: .line, at: offset).lowerBound - 1)
            case .after: place = text.range(of: .line, at: offset).upperBound
            }
            return .question(.line(text.bytes(ofOffset: place)), element.id) { answer in
                guard case .range(let bytes?) = answer else {
                    return Self.part(text.range(of: .line, at: place), of: text)
                }
                let start = text.offset(ofBytes: bytes.lowerBound)
                return Self.part(
                    start..<max(start, text.offset(ofBytes: bytes.upperBound)), of: text)
            }
        }

        private func neighbour(
            of unit: TextUnit, at offset: Int, _ side: Side, in text: AccessibleText
        ) -> Range<Int> {
            let here = text.range(of: unit, at: offset)
            switch side {
            case .at: return here
            case .before:
                guard here.lowerBound > 0 else { return 0..<0 }
                return text.range(of: unit, at: here.lowerBound - 1)
            case .after:
                guard here.upperBound < text.count else { return text.count..<text.count }
                return text.range(of: unit, at: here.upperBound)
            }
        }

        private static func part(_ range: Range<Int>, of text: AccessibleText) -> [BusValue] {
            [
                .wire(text.substring(range)), .int32(Int32(clamping: range.lowerBound)),
                .int32(Int32(clamping: range.upperBound)),
            ]
        }

        private func extents(
            _ range: Range<Int>, _ coordinates: Int, of element: AccessibleElement,
            _ text: AccessibleText
        ) -> ObjectAnswer {
            let bytes =
                text.bytes(ofOffset: range.lowerBound)..<text.bytes(ofOffset: range.upperBound)
            return .question(.rects([bytes]), element.id) { answer in
                // A text that is drawn in another way fills its element.
                guard case .rects(let rects) = answer, let rect = rects.first ?? nil else {
                    return self.placed(element.frame, coordinates, of: element).wire
                }
                return self.placed(rect, coordinates, of: element).wire
            }
        }

        // MARK: Caret and selection

        private func selecting(
            _ call: ObjectCall, of element: AccessibleElement, _ text: AccessibleText
        ) -> ObjectAnswer {
            func select(_ start: Int, _ end: Int) -> ObjectAnswer {
                guard text.hasCaret else { return .values([.bool(false)]) }
                let act = ElementAct.select(
                    anchor: text.bytes(ofOffset: start), head: text.bytes(ofOffset: end))
                return .act(act, element.id, [.bool(true)])
            }
            let isSelected = !text.selection.isEmpty
            switch call.member {
            case "SetCaretOffset":
                let caret = text.clamped(call.int(0) == -1 ? text.count : call.int(0))
                return select(caret, caret)
            case "GetNSelections": return .values([.int32(isSelected ? 1 : 0)])
            case "GetSelection":
                guard call.int(0) == 0, isSelected else { return .values([.int32(0), .int32(0)]) }
                return .values([
                    .int32(Int32(clamping: text.selection.lowerBound)),
                    .int32(Int32(clamping: text.selection.upperBound)),
                ])
            case "AddSelection":
                // There is one selection.
                guard !isSelected else { return .values([.bool(false)]) }
                let range = text.range(call.int(0), call.int(1))
                return select(range.lowerBound, range.upperBound)
            case "SetSelection":
                guard call.int(0) == 0 else { return .values([.bool(false)]) }
                let range = text.range(call.int(1), call.int(2))
                return select(range.lowerBound, range.upperBound)
            case "RemoveSelection":
                guard call.int(0) == 0, isSelected else { return .values([.bool(false)]) }
                return select(text.caret, text.caret)
            default: return .failure(.unsupported(call))
            }
        }

        // MARK: Editing

        func editableText(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            guard let text = element.text else {
                return .failure(.missing(call.interface, call.path))
            }
            func bytes(_ range: Range<Int>) -> Range<Int> {
                text.bytes(ofOffset: range.lowerBound)..<text.bytes(ofOffset: range.upperBound)
            }
            let done: [BusValue] = [.bool(true)]
            switch call.member {
            case "SetTextContents": return .act(.setText(call.string(0)), element.id, done)
            case "InsertText":
                let offset = call.int(0) == -1 ? text.count : text.clamped(call.int(0))
                // The length counts characters; some clients count bytes, and mean all of it then.
                let scalars = call.string(1).unicodeScalars
                let length = call.int(2)
                let new = length < 0 ? String(scalars) : String(scalars.prefix(length))
                return .act(.replace(bytes(offset..<offset), new), element.id, done)
            case "DeleteText":
                let range = text.range(call.int(0), call.int(1))
                return .act(.replace(bytes(range), ""), element.id, done)
            case "CopyText":
                return .act(.copy(bytes(text.range(call.int(0), call.int(1)))), element.id, [])
            case "CutText":
                return .act(.cut(bytes(text.range(call.int(0), call.int(1)))), element.id, done)
            case "PasteText":
                let offset = call.int(0) == -1 ? text.count : text.clamped(call.int(0))
                return .act(.paste(text.bytes(ofOffset: offset)), element.id, done)
            default: return .failure(.unsupported(call))
            }
        }
    }
#endif
