/// Which of the devices in a folder are used.
enum EvdevSelection {
    case all, dials

    func includes(_ abilities: EvdevAbilities) -> Bool {
        switch self {
        case .all: abilities.isUseful
        case .dials: abilities.isDial && abilities.isUnknownToLibinput
        }
    }
}
