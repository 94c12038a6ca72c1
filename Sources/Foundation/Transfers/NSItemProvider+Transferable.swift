import ContentTypes
import Foundation
import FoundationNames

extension NSItemProvider {
    /// Adds the forms that the value has, in order. The value is evaluated at once.
    public func register<T: Transferable>(
        _ transferable: @autoclosure @escaping @Sendable () -> T
    ) {
        add(transferable())
    }

    /// An item of a value.
    package static func of<T: Transferable>(_ item: T) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.add(item)
        return provider
    }

    private func add<T: Transferable>(_ item: T) {
        if value == nil { value = item }
        for form in T.forms {
            guard let type = form.exportedType, let export = form.export, form.isExported(item)
            else { continue }
            if suggestedName == nil { suggestedName = form.fileName?(item) }
            let handed = Handed(item: item, export: export)
            add(Form(type, form.visibility.ofItem, handed.source(isFile: form.exportsFile)))
        }
        if suggestedName == nil, let url = item as? URL, url.isFileURL {
            suggestedName = url.lastPathComponent
        }
    }

    /// Makes a value of the item, in the best form that both have. The handler is called on whatever
    /// thread has the value.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        take(transferableType) { completionHandler($0) }
        return Progress(totalUnitCount: 1)
    }

    /// Whether a value of the type can be made of the item.
    package func canTake<T: Transferable>(_ type: T.Type) -> Bool { match(type) != nil }

    /// The best form of the type that the item has.
    private func match<T: Transferable>(_ type: T.Type) -> TransferForm? {
        T.forms.first { form in
            form.import != nil && form.importedType.map { self.form($0) != nil } ?? false
        }
    }

    /// Makes a value of the item, at once if no step has to wait.
    package func take<T: Transferable>(
        _ type: T.Type, _ done: @escaping (Result<T, any Error>) -> Void
    ) {
        guard let form = match(type), let wanted = form.importedType, let step = form.import else {
            return done(.failure(absence(T.forms.compactMap(\.importedType).first ?? .item)))
        }
        // Within the process the value need not become data and a value again.
        if let value = value as? T { return done(.success(value)) }
        let receive = Receiving { (content: TransferContent, copy: URL?) in
            step.take(content) { result in
                if let copy { try? FileManager.default.removeItem(at: copy) }
                done(
                    result.flatMap { made in
                        guard let made = made as? T else {
                            return .failure(TransferForm.mismatch(made, T.self))
                        }
                        return .success(made)
                    })
            }
        } failed: {
            done(.failure($0))
        }
        if form.importsFile {
            loadFile(wanted, inPlace: form.opensInPlace, receive)
        } else {
            loadDataRepresentation(for: wanted) { data, error in
                guard let data else { return receive.failed(error ?? self.absence(wanted)) }
                receive.content(.data(data), nil)
            }
        }
    }

    /// The file is copied before the item takes it away, because importing may take time.
    private func loadFile(_ type: UTType, inPlace: Bool, _ receive: Receiving) {
        loadFileRepresentation(for: type, openInPlace: inPlace) { url, isOriginal, error in
            guard let url else { return receive.failed(error ?? self.absence(type)) }
            if isOriginal { return receive.content(.file(url, isOriginal: true), nil) }
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("received-\(UUID().uuidString)")
            let copy = folder.appendingPathComponent(url.lastPathComponent)
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: url, to: copy)
                receive.content(.file(copy, isOriginal: false), folder)
            } catch {
                receive.failed(error)
            }
        }
    }

    /// Where the content of an item goes.
    private struct Receiving: @unchecked Sendable {
        let content: (TransferContent, _ copy: URL?) -> Void
        let failed: (any Error) -> Void

        init(
            _ content: @escaping (TransferContent, URL?) -> Void,
            failed: @escaping (any Error) -> Void
        ) {
            self.content = content
            self.failed = failed
        }
    }
}

/// A value that becomes data when somebody asks.
private struct Handed: @unchecked Sendable {
    let item: Any
    let export: TransferStep<Any, TransferContent>

    func source(isFile: Bool) -> NSItemProvider.Form.Source {
        guard isFile else {
            return .data { done in
                export.take(item) { result in
                    do {
                        done(try result.get().data, nil)
                    } catch {
                        done(nil, error)
                    }
                }
                return nil
            }
        }
        return .file { done in
            export.take(item) { result in
                switch result {
                case .success(.file(let url, let isOriginal)): done(url, isOriginal, nil)
                case .success(.data): done(nil, false, nil)
                case .failure(let error): done(nil, false, error)
                }
            }
            return nil
        }
    }
}

extension TransferRepresentationVisibility {
    fileprivate var ofItem: NSItemProviderRepresentationVisibility {
        switch kind {
        case .all: .all
        case .team: .team
        case .group: .group
        case .ownProcess: .ownProcess
        }
    }
}
