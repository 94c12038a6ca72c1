import CDRM

/// The plane that shows a controller's picture.
struct DRMPlane {
    let id: UInt32
    let formats: [DRMFormat]
    /// Whether it shows something on the controller now.
    let isShown: Bool
    /// The properties for the buffer and the parts that changed, by number.
    let picture: UInt32?
    let damage: UInt32?

    /// The plane that is in use on the controller, else one that could be.
    static func primary(_ card: Int32, controller: UInt32, index: Int) -> DRMPlane? {
        guard let resources = drmModeGetPlaneResources(card) else { return nil }
        defer { drmModeFreePlaneResources(resources) }
        let planes = DRMArray.copy(resources.pointee.planes, resources.pointee.count_planes)
            .compactMap { DRMPlane($0, card, controller, index) }
        return planes.first(where: \.isShown) ?? planes.first
    }

    /// Nil for a plane that is not the main one, or not for this controller.
    private init?(_ id: UInt32, _ card: Int32, _ controller: UInt32, _ index: Int) {
        guard let plane = drmModeGetPlane(card, id) else { return nil }
        defer { drmModeFreePlane(plane) }
        let properties = DRMProperties(card, id, UInt32(DRM_MODE_OBJECT_PLANE))
        guard plane.pointee.possible_crtcs >> UInt32(index) & 1 == 1,
            properties["type"]?.value == UInt64(DRM_PLANE_TYPE_PRIMARY)
        else { return nil }
        self.id = id
        isShown = plane.pointee.crtc_id == controller
        formats = DRMArray.copy(plane.pointee.formats, plane.pointee.count_formats)
            .compactMap { DRMFormat(code: $0) }
        picture = properties["FB_ID"]?.id
        damage = properties["FB_DAMAGE_CLIPS"]?.id
    }
}

/// The properties of a plane or a connector, by name.
struct DRMProperties {
    struct Property {
        let id: UInt32
        let value: UInt64
        /// The name of the value, where its values have names.
        let valueName: String?
    }

    private var properties: [String: Property] = [:]

    init(_ card: Int32, _ object: UInt32, _ type: UInt32) {
        guard let list = drmModeObjectGetProperties(card, object, type) else { return }
        defer { drmModeFreeObjectProperties(list) }
        let ids = DRMArray.copy(list.pointee.props, list.pointee.count_props)
        let values = DRMArray.copy(list.pointee.prop_values, list.pointee.count_props)
        for (id, value) in zip(ids, values) {
            guard let property = drmModeGetProperty(card, id) else { continue }
            defer { drmModeFreeProperty(property) }
            let named = DRMArray.copy(property.pointee.enums, property.pointee.count_enums)
                .first { $0.value == value }
            properties[Self.text(property.pointee.name)] = Property(
                id: id, value: value, valueName: named.map { Self.text($0.name) })
        }
    }

    subscript(name: String) -> Property? { properties[name] }

    /// An array of characters in C.
    private static func text<T>(_ characters: T) -> String {
        withUnsafeBytes(of: characters) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
