import Foundation
import Glibc

/// Why a file cannot be written.
enum WriteProblem {
    /// The system's words if it has said something. Foundation hides them now and then, so what is
    /// in the way is looked for.
    static func reason(_ error: any Error, at path: String) -> String {
        if let code = systemCode(error as NSError) { return words(code) }
        var parent = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
        while parent.pathComponents.count > 1 {
            var isFolder: ObjCBool = false
            let name = parent.path(percentEncoded: false)
            if FileManager.default.fileExists(
                atPath: name.hasSuffix("/") ? String(name.dropLast()) : name,
                isDirectory: &isFolder), !isFolder.boolValue
            {
                return words(ENOTDIR)
            }
            parent.deleteLastPathComponent()
        }
        return error.localizedDescription
    }

    private static func systemCode(_ error: NSError) -> Int32? {
        if error.domain == NSPOSIXErrorDomain { return Int32(truncatingIfNeeded: error.code) }
        if let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError { return systemCode(inner) }
        guard error.domain == NSCocoaErrorDomain else { return nil }
        return switch CocoaError.Code(rawValue: error.code) {
        case .fileWriteOutOfSpace: ENOSPC
        case .fileWriteNoPermission: EACCES
        case .fileWriteVolumeReadOnly: EROFS
        default: nil
        }
    }

    private static func words(_ code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT: "there is no space left on the disk"
        case EACCES, EPERM: "you may not write there"
        case EROFS: "the disk is read-only"
        case ENOTDIR: "a part of the path is a file"
        case ENAMETOOLONG: "the name is too long"
        default: String(cString: strerror(code))
        }
    }
}
