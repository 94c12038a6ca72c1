#if SDL
    import Desktop

    /// Links in texts, links of their own, and documents.
    extension ObjectAnswers {
        func hypertext(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            let index = call.int(0)
            switch call.member {
            case "GetNLinks": return .values([.int32(Int32(clamping: element.links.count))])
            case "GetLink":
                guard element.links.indices.contains(index) else { return .values([Self.null]) }
                return .values([reference(element.links[index])])
            case "GetLinkIndex":
                let found = element.links.firstIndex { id in
                    snapshot[id].map { range(of: $0).contains(index) } ?? false
                }
                return .values([.int32(Int32(clamping: found ?? -1))])
            default: return .failure(.unsupported(call))
            }
        }

        /// The scalars of a link in the text that it is a part of.
        private func range(of element: AccessibleElement) -> Range<Int> {
            guard let bytes = element.link?.range,
                let text = element.parent.flatMap({ snapshot[$0] })?.text
            else { return 0..<(element.text?.count ?? 0) }
            let start = text.offset(ofBytes: bytes.lowerBound)
            return start..<max(start, text.offset(ofBytes: bytes.upperBound))
        }

        func linkProperties(of element: AccessibleElement) -> [String: BusValue] {
            let range = range(of: element)
            return [
                "NAnchors": .int16(1), "StartIndex": .int32(Int32(clamping: range.lowerBound)),
                "EndIndex": .int32(Int32(clamping: range.upperBound)),
            ]
        }

        func hyperlink(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            let isThere = call.int(0) == 0
            switch call.member {
            case "GetObject": return .values([isThere ? reference(element.id) : Self.null])
            case "GetURI": return .values([.wire(isThere ? element.link?.url ?? "" : "")])
            case "IsValid": return .values([.bool(true)])
            default: return .failure(.unsupported(call))
            }
        }

        // MARK: Documents

        func document(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            var attributes: [String: String] = [:]
            if let document = element.document {
                attributes["Title"] = document.name
                attributes["DocURL"] = document.url?.absoluteString
                attributes["MimeType"] = document.type
            }
            switch call.member {
            case "GetLocale": return .values([.string(Self.locale)])
            case "GetAttributeValue": return .values([.wire(attributes[call.string(0)] ?? "")])
            case "GetAttributes": return .values([.strings(attributes)])
            default: return .failure(.unsupported(call))
            }
        }
    }
#endif
