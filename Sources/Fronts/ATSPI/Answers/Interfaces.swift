#if SDL
    /// The interfaces of AT-SPI that objects have, as the specification describes them.
    enum Interfaces {
        struct Method {
            let name: String
            /// The types of its arguments, and of what it returns, one after the other.
            let arguments: [String]
            let results: [String]

            init(_ name: String, _ arguments: [String] = [], _ results: [String] = []) {
                self.name = name
                self.arguments = arguments
                self.results = results
            }
        }

        struct Property {
            let name: String
            let type: String
            var isWritable = false

            init(_ name: String, _ type: String, isWritable: Bool = false) {
                self.name = name
                self.type = type
                self.isWritable = isWritable
            }
        }

        struct Interface {
            let name: String
            var properties: [Property] = []
            var methods: [Method] = []
            /// The types of the arguments of signals.
            var signals: [(name: String, arguments: [String])] = []
        }

        private static let reference = "(so)"
        static let cacheItem = "((so)(so)(so)iiassusau)"

        static let accessible = Interface(
            name: "org.a11y.atspi.Accessible",
            properties: [
                Property("Name", "s"), Property("Description", "s"), Property("Parent", reference),
                Property("ChildCount", "i"), Property("Locale", "s"), Property("AccessibleId", "s"),
                Property("HelpText", "s"),
            ],
            methods: [
                Method("GetChildAtIndex", ["i"], [reference]),
                Method("GetChildren", [], ["a(so)"]), Method("GetIndexInParent", [], ["i"]),
                Method("GetRelationSet", [], ["a(ua(so))"]), Method("GetRole", [], ["u"]),
                Method("GetRoleName", [], ["s"]), Method("GetLocalizedRoleName", [], ["s"]),
                Method("GetState", [], ["au"]), Method("GetAttributes", [], ["a{ss}"]),
                Method("GetApplication", [], [reference]), Method("GetInterfaces", [], ["as"]),
            ])

        static let application = Interface(
            name: "org.a11y.atspi.Application",
            properties: [
                Property("ToolkitName", "s"), Property("Version", "s"),
                Property("ToolkitVersion", "s"), Property("AtspiVersion", "s"),
                Property("Id", "i", isWritable: true),
            ], methods: [Method("GetLocale", ["u"], ["s"])])

        static let action = Interface(
            name: "org.a11y.atspi.Action", properties: [Property("NActions", "i")],
            methods: [
                Method("GetDescription", ["i"], ["s"]), Method("GetName", ["i"], ["s"]),
                Method("GetLocalizedName", ["i"], ["s"]), Method("GetKeyBinding", ["i"], ["s"]),
                Method("GetActions", [], ["a(sss)"]), Method("DoAction", ["i"], ["b"]),
            ])

        static let component = Interface(
            name: "org.a11y.atspi.Component",
            methods: [
                Method("Contains", ["i", "i", "u"], ["b"]),
                Method("GetAccessibleAtPoint", ["i", "i", "u"], [reference]),
                Method("GetExtents", ["u"], ["(iiii)"]), Method("GetPosition", ["u"], ["i", "i"]),
                Method("GetSize", [], ["i", "i"]), Method("GetLayer", [], ["u"]),
                Method("GetMDIZOrder", [], ["n"]), Method("GrabFocus", [], ["b"]),
                Method("GetAlpha", [], ["d"]),
                Method("SetExtents", ["i", "i", "i", "i", "u"], ["b"]),
                Method("SetPosition", ["i", "i", "u"], ["b"]),
                Method("SetSize", ["i", "i"], ["b"]),
                Method("ScrollTo", ["u"], ["b"]), Method("ScrollToPoint", ["u", "i", "i"], ["b"]),
            ])

        static let value = Interface(
            name: "org.a11y.atspi.Value",
            properties: [
                Property("MinimumValue", "d"), Property("MaximumValue", "d"),
                Property("MinimumIncrement", "d"), Property("CurrentValue", "d", isWritable: true),
                Property("Text", "s"),
            ])

        static let text = Interface(
            name: "org.a11y.atspi.Text",
            properties: [Property("CharacterCount", "i"), Property("CaretOffset", "i")],
            methods: [
                Method("GetStringAtOffset", ["i", "u"], ["s", "i", "i"]),
                Method("GetText", ["i", "i"], ["s"]), Method("SetCaretOffset", ["i"], ["b"]),
                Method("GetTextBeforeOffset", ["i", "u"], ["s", "i", "i"]),
                Method("GetTextAtOffset", ["i", "u"], ["s", "i", "i"]),
                Method("GetTextAfterOffset", ["i", "u"], ["s", "i", "i"]),
                Method("GetCharacterAtOffset", ["i"], ["i"]),
                Method("GetAttributeValue", ["i", "s"], ["s"]),
                Method("GetAttributes", ["i"], ["a{ss}", "i", "i"]),
                Method("GetDefaultAttributes", [], ["a{ss}"]),
                Method("GetCharacterExtents", ["i", "u"], ["i", "i", "i", "i"]),
                Method("GetOffsetAtPoint", ["i", "i", "u"], ["i"]),
                Method("GetNSelections", [], ["i"]), Method("GetSelection", ["i"], ["i", "i"]),
                Method("AddSelection", ["i", "i"], ["b"]), Method("RemoveSelection", ["i"], ["b"]),
                Method("SetSelection", ["i", "i", "i"], ["b"]),
                Method("GetRangeExtents", ["i", "i", "u"], ["i", "i", "i", "i"]),
                Method("GetBoundedRanges", ["i", "i", "i", "i", "u", "u", "u"], ["a(iisv)"]),
                Method("GetAttributeRun", ["i", "b"], ["a{ss}", "i", "i"]),
                Method("GetDefaultAttributeSet", [], ["a{ss}"]),
                Method("ScrollSubstringTo", ["i", "i", "u"], ["b"]),
                Method("ScrollSubstringToPoint", ["i", "i", "u", "i", "i"], ["b"]),
            ])

        static let editableText = Interface(
            name: "org.a11y.atspi.EditableText",
            methods: [
                Method("SetTextContents", ["s"], ["b"]),
                Method("InsertText", ["i", "s", "i"], ["b"]), Method("CopyText", ["i", "i"]),
                Method("CutText", ["i", "i"], ["b"]), Method("DeleteText", ["i", "i"], ["b"]),
                Method("PasteText", ["i"], ["b"]),
            ])

        static let selection = Interface(
            name: "org.a11y.atspi.Selection", properties: [Property("NSelectedChildren", "i")],
            methods: [
                Method("GetSelectedChild", ["i"], [reference]), Method("SelectChild", ["i"], ["b"]),
                Method("DeselectSelectedChild", ["i"], ["b"]),
                Method("IsChildSelected", ["i"], ["b"]), Method("SelectAll", [], ["b"]),
                Method("ClearSelection", [], ["b"]), Method("DeselectChild", ["i"], ["b"]),
            ])

        private static let rule = "(aiia{ss}iaiiasib)"

        static let collection = Interface(
            name: "org.a11y.atspi.Collection",
            methods: [
                Method("GetMatches", [rule, "u", "i", "b"], ["a(so)"]),
                Method("GetMatchesTo", ["o", rule, "u", "u", "b", "i", "b"], ["a(so)"]),
                Method("GetMatchesFrom", ["o", rule, "u", "u", "i", "b"], ["a(so)"]),
                Method("GetActiveDescendant", [], [reference]),
            ])

        static let table = Interface(
            name: "org.a11y.atspi.Table",
            properties: [
                Property("NRows", "i"), Property("NColumns", "i"), Property("Caption", reference),
                Property("Summary", reference), Property("NSelectedRows", "i"),
                Property("NSelectedColumns", "i"),
            ],
            methods: [
                Method("GetAccessibleAt", ["i", "i"], [reference]),
                Method("GetIndexAt", ["i", "i"], ["i"]), Method("GetRowAtIndex", ["i"], ["i"]),
                Method("GetColumnAtIndex", ["i"], ["i"]),
                Method("GetRowDescription", ["i"], ["s"]),
                Method("GetColumnDescription", ["i"], ["s"]),
                Method("GetRowExtentAt", ["i", "i"], ["i"]),
                Method("GetColumnExtentAt", ["i", "i"], ["i"]),
                Method("GetRowHeader", ["i"], [reference]),
                Method("GetColumnHeader", ["i"], [reference]),
                Method("GetSelectedRows", [], ["ai"]), Method("GetSelectedColumns", [], ["ai"]),
                Method("IsRowSelected", ["i"], ["b"]), Method("IsColumnSelected", ["i"], ["b"]),
                Method("IsSelected", ["i", "i"], ["b"]), Method("AddRowSelection", ["i"], ["b"]),
                Method("AddColumnSelection", ["i"], ["b"]),
                Method("RemoveRowSelection", ["i"], ["b"]),
                Method("RemoveColumnSelection", ["i"], ["b"]),
                Method(
                    "GetRowColumnExtentsAtIndex", ["i"], ["b", "i", "i", "i", "i", "b"]),
            ])

        static let tableCell = Interface(
            name: "org.a11y.atspi.TableCell",
            properties: [
                Property("ColumnSpan", "i"), Property("Position", "(ii)"), Property("RowSpan", "i"),
                Property("Table", reference),
            ],
            methods: [
                Method("GetRowColumnSpan", [], ["b", "i", "i", "i", "i"]),
                Method("GetRowHeaderCells", [], ["a(so)"]),
                Method("GetColumnHeaderCells", [], ["a(so)"]),
            ])

        static let hypertext = Interface(
            name: "org.a11y.atspi.Hypertext",
            methods: [
                Method("GetNLinks", [], ["i"]), Method("GetLink", ["i"], [reference]),
                Method("GetLinkIndex", ["i"], ["i"]),
            ])

        static let hyperlink = Interface(
            name: "org.a11y.atspi.Hyperlink",
            properties: [
                Property("NAnchors", "n"), Property("StartIndex", "i"), Property("EndIndex", "i"),
            ],
            methods: [
                Method("GetObject", ["i"], [reference]), Method("GetURI", ["i"], ["s"]),
                Method("IsValid", [], ["b"]),
            ])

        static let document = Interface(
            name: "org.a11y.atspi.Document",
            properties: [Property("CurrentPageNumber", "i"), Property("PageCount", "i")],
            methods: [
                Method("GetLocale", [], ["s"]), Method("GetAttributeValue", ["s"], ["s"]),
                Method("GetAttributes", [], ["a{ss}"]),
            ])

        static let image = Interface(
            name: "org.a11y.atspi.Image",
            properties: [Property("ImageDescription", "s"), Property("ImageLocale", "s")],
            methods: [
                Method("GetImageExtents", ["u"], ["(iiii)"]),
                Method("GetImagePosition", ["u"], ["i", "i"]),
                Method("GetImageSize", [], ["i", "i"]),
            ])

        static let cache = Interface(
            name: "org.a11y.atspi.Cache", methods: [Method("GetItems", [], ["a" + cacheItem])],
            signals: [("AddAccessible", [cacheItem]), ("RemoveAccessible", [reference])])

        /// What an object in the folder of accessible objects may have.
        static let all = [
            accessible, application, action, component, value, text, editableText, selection,
            collection, image, table, tableCell, hypertext, hyperlink, document,
        ]

        /// Their description for GIO, which checks calls against it.
        static func description(of interfaces: [Interface]) -> String {
            "<node>" + interfaces.map(\.xml).joined() + "</node>"
        }
    }

    extension Interfaces.Interface {
        fileprivate var xml: String {
            func arguments(_ types: [String], _ direction: String) -> String {
                types.map { "<arg type='\($0)'\(direction)/>" }.joined()
            }
            let properties = properties.map {
                "<property name='\($0.name)' type='\($0.type)' access='\($0.isWritable ? "readwrite" : "read")'/>"
            }
            let methods = methods.map {
                "<method name='\($0.name)'>\(arguments($0.arguments, " direction='in'"))"
                    + "\(arguments($0.results, " direction='out'"))</method>"
            }
            let signals = signals.map {
                "<signal name='\($0.name)'>\(arguments($0.arguments, ""))</signal>"
            }
            return
                "<interface name='\(name)'>\((properties + methods + signals).joined())</interface>"
        }
    }
#endif
