import BareScreen
import Geometry
import Glibc
import Hosting

/// The displays of a graphics card.
final class KMSDevice: ScreenDevice {
    private let card: any DRMCard
    private let watch: any DisplayWatch
    private let wantedMode: ScreenSetup.Mode?
    private let now: () -> ContinuousClock.Instant
    private var outputs: [KMSOutput] = []
    private var waiting: [ScreenDeviceChange] = []
    private var isGivenUp = false
    private var hasMaster = true
    private var isOn = true
    /// When to ask again for what the card refused for now.
    private var retry: ContinuousClock.Instant?
    /// Sentences that were said already: a fault that lasts is said once.
    private var said: Set<String> = []

    /// Lights all displays that are plugged in; throws where there is none, or none can be lit.
    /// `isActive` says that the app's console is shown.
    init(
        _ card: any DRMCard, watch: any DisplayWatch, mode: ScreenSetup.Mode? = nil,
        isActive: Bool = true, now: @escaping () -> ContinuousClock.Instant = { .now }
    ) throws(KMSError) {
        (self.card, self.watch, wantedMode, self.now) = (card, watch, mode, now)
        isGivenUp = !isActive
        // Displays are lit once the app's console is shown.
        guard isActive else { return }
        let failure = card.takeMaster()
        guard failure == 0 else { throw .taken(path: card.path, SystemError(failure)) }
        var failures: [KMSError] = []
        var found = try update(probing: false) { failures.append($0) }
        if outputs.isEmpty {
            failures = []
            found = try update(probing: true) { failures.append($0) }
        }
        guard !outputs.isEmpty else {
            throw failures.first ?? .noConnector(path: card.path, connectors: found)
        }
        for failure in failures { report("\(failure).".capitalizedSentence) }
    }

    var displays: [ScreenDisplay] { outputs.map(\.display) }
    var descriptors: [Int32] { [card.descriptor, watch.descriptor].filter { $0 >= 0 } }

    var deadline: ContinuousClock.Instant? {
        guard !isGivenUp else { return nil }
        return (outputs.compactMap(\.deadline) + [retry].compactMap { $0 }).min()
    }

    var awaitsFrame: Bool {
        isOn && !isGivenUp && outputs.contains { $0.isBusy && $0.hasVerticalSync }
    }

    // MARK: Displays

    /// Brings the outputs in line with what is plugged in. Returns the connectors' names.
    private func update(
        probing: Bool, _ report: (KMSError) -> Void
    ) throws(KMSError) -> [String] {
        let all: [DRMConnector]
        switch card.connectors(probing: probing) {
        case .failure(let error): throw .noDisplays(path: card.path, error)
        case .success(let connectors): all = connectors
        }
        let plugged = all.filter { $0.isConnected }
        var remaining: [KMSOutput] = []
        for output in outputs {
            let connector = plugged.first { $0.id == output.connector.id }
            let mode = connector.flatMap { try? ModeChoice.mode(of: $0, wantedMode) }
            if connector?.key == output.connector.key, mode == output.mode {
                remaining.append(output)
            } else {
                output.end(isThere: true)
            }
        }
        outputs = remaining
        for connector in plugged where !outputs.contains(where: { $0.connector.id == connector.id })
        {
            do throws(KMSError) {
                outputs.append(try light(connector))
            } catch {
                report(error)
            }
        }
        let order = plugged.map(\.id)
        func place(_ output: KMSOutput) -> Int {
            order.firstIndex(of: output.connector.id) ?? order.count
        }
        outputs.sort { place($0) < place($1) }
        return all.map(\.name)
    }

    private func light(_ connector: DRMConnector) throws(KMSError) -> KMSOutput {
        let taken = Set(outputs.map(\.controller))
        guard let controller = connector.controllers.first(where: { !taken.contains($0) }) else {
            throw .noController(connector: connector.name)
        }
        let mode = try ModeChoice.mode(of: connector, wantedMode)
        return try KMSOutput(connector, controller: controller, mode: mode, card: card)
    }

    private func displaysChanged() {
        let before = displays
        do throws(KMSError) {
            _ = try update(probing: true) { report("\($0).".capitalizedSentence) }
        } catch {
            report("\(error).".capitalizedSentence)
        }
        guard displays != before else { return }
        if outputs.isEmpty {
            report("No display is plugged in; the app waits for one.")
        } else {
            said = []
        }
        waiting.append(.displays)
    }

    // MARK: What happens

    func changes() -> [ScreenDeviceChange] {
        for event in card.events() {
            switch event {
            case .shown(let controller):
                guard let index = outputs.firstIndex(where: { $0.controller == controller }) else {
                    continue
                }
                outputs[index].finish()
                waiting.append(.ready(index))
            case .gone: lose()
            }
        }
        let news = watch.news()
        if news.contains(.cardRemoved) {
            lose()
        } else if news.contains(.displaysChanged), !isGivenUp, hasMaster {
            displaysChanged()
        }
        for (index, output) in outputs.enumerated() where output.isOverdue(now()) {
            output.finish()
            report("The display on \(output.connector.name) does not say when it shows a frame.")
            waiting.append(.ready(index))
        }
        if let retry, retry <= now() { tryAgain() }
        defer { waiting = [] }
        return waiting
    }

    private func lose() {
        waiting.append(.lost("The graphics card \(card.path) is gone."))
        isGivenUp = true
    }

    private func tryAgain() {
        retry = nil
        if hasMaster {
            waiting += outputs.indices.map { .ready($0) }
        } else {
            takeBack()
        }
    }

    private func report(_ sentence: String) {
        if said.insert(sentence).inserted { waiting.append(.notice(sentence)) }
    }

    // MARK: Showing

    func show(_ frame: ScreenFrame, damage: DamageRegion, on display: Int) -> ScreenShown {
        guard outputs.indices.contains(display) else { return .refused }
        let output = outputs[display]
        guard !isGivenUp, hasMaster, isOn, !output.isBusy, retry.map({ $0 <= now() }) ?? true else {
            return .busy
        }
        let failure = output.show(frame, damage: damage)
        switch failure {
        case 0: return .shown
        case EBUSY, EAGAIN, EINTR:
            retry = now() + .milliseconds(4)
            return .busy
        case ENOMEM, ENOSPC:
            report("The graphics card has too little memory for a frame; it is shown later.")
            retry = now() + .milliseconds(100)
            return .busy
        case EACCES, EPERM:
            loseMaster()
            return .busy
        case ENODEV, ENXIO:
            lose()
            return .refused
        default: return mend(output, SystemError(failure))
        }
    }

    /// A frame was refused for good: the display may just have been unplugged, or another program
    /// has changed its mode.
    private func mend(_ output: KMSOutput, _ error: SystemError) -> ScreenShown {
        report("The display on \(output.connector.name) refuses a frame: \(error).")
        let before = displays
        displaysChanged()
        guard displays == before else { return .refused }
        guard output.relight() == 0 else { return .refused }
        retry = now() + .milliseconds(100)
        return .busy
    }

    private func loseMaster() {
        hasMaster = false
        report("Another program has taken the displays; the app asks for them each second.")
        retry = now() + .seconds(1)
    }

    func clear(_ display: Int) {
        if outputs.indices.contains(display), !isGivenUp { outputs[display].clear() }
    }

    func setPointer(_ image: PointerImage?, x: Int, y: Int, on display: Int) -> Bool {
        guard outputs.indices.contains(display), !isGivenUp else { return true }
        return outputs[display].setPointer(image, x: x, y: y)
    }

    func setPower(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        guard !isGivenUp, hasMaster else { return }
        for (index, output) in outputs.enumerated() {
            output.finish()
            _ = card.setPower(isOn, of: output.connector)
            if isOn { waiting.append(.exposed(index)) }
        }
    }

    // MARK: Consoles

    func giveUp() {
        guard !isGivenUp else { return }
        isGivenUp = true
        for output in outputs { output.finish() }
        _ = card.dropMaster()
    }

    func takeBack() {
        isGivenUp = false
        isOn = true
        guard card.takeMaster() == 0 else { return loseMaster() }
        hasMaster = true
        said = []
        // What was unplugged meanwhile was not looked at.
        displaysChanged()
        for (index, output) in outputs.enumerated() {
            if output.relight() == 0 { waiting.append(.exposed(index)) }
        }
    }

    func end() {
        for output in outputs { output.end(isThere: !isGivenUp && hasMaster) }
        outputs = []
        if !isGivenUp { _ = card.dropMaster() }
        isGivenUp = true
        card.close()
    }
}

extension String {
    /// With a capital letter, as sentences begin; paths stay as they are.
    fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
