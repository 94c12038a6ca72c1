#if SDL
    import CGIO

    /// A value in a message of D-Bus: of the types that the desktop's services use.
    package indirect enum BusValue: Equatable, Sendable {
        case bool(Bool)
        case byte(UInt8)
        case int16(Int16)
        case int32(Int32)
        case uint32(UInt32)
        case double(Double)
        case string(String)
        case path(String)
        case bytes([UInt8])
        /// Values of one type; `of` is the type's signature, for arrays without any.
        case array(of: String, [BusValue])
        case tuple([BusValue])
        /// Values of any types by their names.
        case dictionary([String: BusValue])
        /// A key and its value, in an array that stands for a dictionary of another type.
        case entry(BusValue, BusValue)
        case variant(BusValue)
        /// A value of a type that nothing here uses.
        case other(signature: String)

        package var signature: String {
            switch self {
            case .bool: "b"
            case .byte: "y"
            case .int16: "n"
            case .int32: "i"
            case .uint32: "u"
            case .double: "d"
            case .string: "s"
            case .path: "o"
            case .bytes: "ay"
            case .array(let element, _): "a" + element
            case .tuple(let values): "(" + values.map(\.signature).joined() + ")"
            case .dictionary: "a{sv}"
            case .entry(let key, let value): "{" + key.signature + value.signature + "}"
            case .variant: "v"
            case .other(let signature): signature
            }
        }

        // MARK: Reading

        package var string: String? {
            switch self {
            case .string(let text), .path(let text): text
            case .variant(let value): value.string
            default: nil
            }
        }

        package var int: Int? {
            switch self {
            case .byte(let number): Int(number)
            case .int16(let number): Int(number)
            case .int32(let number): Int(number)
            case .uint32(let number): Int(number)
            case .variant(let value): value.int
            default: nil
            }
        }

        package var double: Double? {
            switch self {
            case .double(let number): number
            case .variant(let value): value.double
            default: nil
            }
        }

        package var bool: Bool? {
            switch self {
            case .bool(let value): value
            case .variant(let value): value.bool
            default: nil
            }
        }

        /// The parts of an array or tuple; empty for all else.
        package var values: [BusValue] {
            switch self {
            case .array(_, let values), .tuple(let values): values
            case .variant(let value): value.values
            default: []
            }
        }

        package var strings: [String] { values.compactMap(\.string) }

        package subscript(name: String) -> BusValue? {
            switch self {
            case .dictionary(let values): values[name]
            case .variant(let value): value[name]
            default: nil
            }
        }
    }

    extension [BusValue] {
        /// The value at an index of what another program sent; nil where it sent fewer.
        package func value(at index: Int) -> BusValue? {
            indices.contains(index) ? self[index] : nil
        }
    }

    // MARK: GVariant

    extension BusValue {
        package typealias Variant = OpaquePointer

        /// A new GVariant, which the function that takes it owns.
        var variant: Variant? {
            switch self {
            case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
            case .byte(let value): g_variant_new_byte(value)
            case .int16(let value): g_variant_new_int16(value)
            case .int32(let value): g_variant_new_int32(value)
            case .uint32(let value): g_variant_new_uint32(value)
            case .double(let value): g_variant_new_double(value)
            case .string(let text): g_variant_new_string(text)
            case .path(let text): g_variant_new_object_path(text)
            case .bytes(let bytes): Self.variant(ofType: "y", bytes.map { g_variant_new_byte($0) })
            case .array(let element, let values):
                Self.variant(ofType: element, values.map(\.variant))
            case .tuple(let values): Self.variant(ofTuple: values)
            case .dictionary(let values):
                Self.variant(
                    ofType: "{sv}",
                    values.sorted { $0.key < $1.key }.map { name, value in
                        g_variant_new_dict_entry(
                            g_variant_new_string(name), BusValue.variant(value.unwrapped).variant)
                    })
            case .entry(let key, let value):
                g_variant_new_dict_entry(key.variant, value.variant)
            case .variant(let value): g_variant_new_variant(value.variant)
            case .other: nil
            }
        }

        private var unwrapped: BusValue {
            if case .variant(let value) = self { value } else { self }
        }

        package static func variant(ofTuple values: [BusValue]) -> Variant? {
            let children = values.map(\.variant)
            return g_variant_new_tuple(children, gsize(children.count))
        }

        private static func variant(ofType signature: String, _ children: [Variant?]) -> Variant? {
            let type = g_variant_type_new(signature)
            defer { g_variant_type_free(type) }
            return g_variant_new_array(type, children, gsize(children.count))
        }

        /// Reads a GVariant, which stays whose it is.
        package init(_ variant: Variant) {
            let signature = String(cString: g_variant_get_type_string(variant))
            switch signature {
            case "b": self = .bool(g_variant_get_boolean(variant) != 0)
            case "y": self = .byte(g_variant_get_byte(variant))
            case "n": self = .int16(g_variant_get_int16(variant))
            case "i": self = .int32(g_variant_get_int32(variant))
            case "u": self = .uint32(g_variant_get_uint32(variant))
            case "d": self = .double(g_variant_get_double(variant))
            case "s": self = .string(String(cString: g_variant_get_string(variant, nil)))
            case "o": self = .path(String(cString: g_variant_get_string(variant, nil)))
            case "v": self = .variant(Self.children(of: variant).first ?? .other(signature: "v"))
            case "ay":
                self = .bytes(Self.each(in: variant) { g_variant_get_byte($0) })
            case "a{sv}":
                let pairs = Self.each(in: variant) { Self.children(of: $0) }
                var values: [String: BusValue] = [:]
                for pair in pairs where pair.count == 2 {
                    if let name = pair[0].string, case .variant(let value) = pair[1] {
                        values[name] = value
                    }
                }
                self = .dictionary(values)
            case _ where signature.hasPrefix("a{s"):
                let pairs = Self.each(in: variant) { Self.children(of: $0) }
                let entries = pairs.filter { $0.count == 2 }.map { BusValue.entry($0[0], $0[1]) }
                self = .array(of: String(signature.dropFirst()), entries)
            default:
                if signature.hasPrefix("a"), !signature.hasPrefix("a{") {
                    self = .array(of: String(signature.dropFirst()), Self.children(of: variant))
                } else if signature.hasPrefix("(") {
                    self = .tuple(Self.children(of: variant))
                } else {
                    self = .other(signature: signature)
                }
            }
        }

        private static func children(of variant: Variant) -> [BusValue] {
            each(in: variant) { BusValue($0) }
        }

        private static func each<Result>(
            in variant: Variant, _ read: (Variant) -> Result
        ) -> [Result] {
            (0..<g_variant_n_children(variant)).compactMap { index in
                guard let child = g_variant_get_child_value(variant, index) else { return nil }
                defer { g_variant_unref(child) }
                return read(child)
            }
        }
    }
#endif
