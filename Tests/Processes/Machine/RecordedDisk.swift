import Automation
import CasementCLI
import Foundation

/// A disk with an empty file system, all of whose writes are recorded. Behind the file system there
/// is a sector for the time, so that each moment of the record is known by the machine's clock.
final class RecordedDisk {
    private let folder: TemporaryFolder
    static let megabytes = 64
    /// The first sector behind the file system.
    static let clockSector = megabytes << 11

    init() throws {
        folder = try TemporaryFolder()
        for file in [log, disk] { try Data().write(to: URL(filePath: file)) }
        try FileHandle(forWritingTo: URL(filePath: disk))
            .truncate(atOffset: UInt64(Self.megabytes + 1) << 20)
        try Self.run("mkfs.ext4", "-q", "-F", disk, "\(Self.megabytes)M")
        try FileManager.default.copyItem(atPath: disk, toPath: empty)
    }

    private var disk: String { folder.url.appending(path: "disk").path }
    private var empty: String { folder.url.appending(path: "empty").path }
    private var log: String { folder.url.appending(path: "log").path }

    /// For QEMU's command line.
    var arguments: [String] {
        [
            "-blockdev",
            // The log's header is written with every 16th request, and at first not at all.
            "driver=blklogwrites,node-name=disk,log-sector-size=512,log-super-update-interval=16,"
                + "file.driver=file,file.filename=\(disk),log.driver=file,log.filename=\(log)",
            "-device", "virtio-blk-pci,drive=disk",
        ]
    }

    func writes() throws -> WriteLog { try WriteLog(at: log) }

    /// A folder of the disk after a power cut, once the file system has recovered.
    func folder(
        _ name: String, cutting writes: WriteLog, before request: Int,
        random: inout some RandomNumberGenerator
    ) throws -> (folder: TemporaryFolder, cached: Int) {
        let result = try TemporaryFolder()
        let copy = result.url.appending(path: "disk").path
        try FileManager.default.copyItem(atPath: empty, toPath: copy)
        let handle = try FileHandle(forUpdating: URL(filePath: copy))
        let cached = try writes.replay(upTo: request, onto: handle, random: &random)
        try handle.close()
        // 1: errors were found and mended, as after any power cut.
        try Self.run("e2fsck", "-fy", copy, accepting: [0, 1])
        try Self.run("debugfs", "-R", "rdump /\(name) \(result.url.path)", copy)
        try FileManager.default.removeItem(atPath: copy)
        return (result, cached)
    }

    private static func run(
        _ tool: String, _ arguments: String..., accepting statuses: Set<Int32> = [0]
    ) throws {
        let process = try AppProcess(
            executable: try Tool.path(tool), arguments: arguments,
            environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
        guard case .exited(let status) = process.waitForEnd(until: .now + .seconds(60)),
            statuses.contains(status)
        else {
            throw MachineError.failed(
                command: tool, status: -1, output: process.lastLines.joined(separator: "\n"))
        }
    }
}
