import Foundation
import Images
import VectorImages

extension ImageStore {
    /// What there is of a picture.
    package enum Picture {
        case ready(DecodedImage)
        /// It is being made, and what asked for it is measured and painted again when it is. Its size,
        /// zero if that is not known, and another picture to show until then.
        case coming(CGSize, instead: DecodedImage?)
        /// It cannot be read.
        case missing

        init(_ picture: DecodedImage?) { self = picture.map(Self.ready) ?? .missing }

        /// The size in points; nil if the picture is missing.
        package var size: CGSize? {
            switch self {
            case .ready(let picture): picture.size
            case .coming(let size, _): size
            case .missing: nil
            }
        }

        /// The pixels that there are now; nil if there are none.
        package var pixels: DecodedImage? {
            switch self {
            case .ready(let picture): picture
            case .coming(_, let instead): instead
            case .missing: nil
            }
        }
    }

    /// The picture in a file, which is made at once if nothing can wait for it.
    package func picture(in file: PictureFile, for waiter: (any PictureWaiter)?) -> Picture {
        if let known = known[file] { return Picture(known) }
        var waiter = waiter
        var size = CGSize.zero
        if waiter != nil {
            guard let header = header(of: file) else { return .missing }
            size = header.size
            if header.isQuick { waiter = nil }
        }
        let isMade = make(.picture(file), for: waiter) {
            .picture(try ImageFile(path: file.path, scale: file.scale).decode())
        }
        return isMade ? Picture(known[file] ?? nil) : .coming(size, instead: nil)
    }

    /// The pixels of a vector file, as many as it takes to be sharp in a size.
    package func drawing(
        in file: PictureFile, _ format: VectorFile.Format, scale: CGFloat,
        stretchedTo size: CGSize?,
        for waiter: (any PictureWaiter)?
    ) -> Picture {
        let path = file.path
        if drawings[path] == nil {
            let isRead = make(.vector(path), for: waiter) {
                .vector(try VectorFile(path: path, format: format))
            }
            guard isRead else { return .coming(.zero, instead: nil) }
        }
        guard let vector = drawings[path]?.file else { return .missing }
        let scale = scale * vector.stretch(to: size)
        if let picture = drawings[path]?[scale] { return .ready(picture) }
        let isDrawn = make(.drawing(path, scale: scale), for: waiter) {
            .picture(try vector.picture(scale: scale))
        }
        return isDrawn
            ? Picture(drawings[path]?[scale])
            : .coming(vector.size, instead: drawings[path]?.latest)
    }

    /// What is known of a file before it is decoded; nil if it is not a picture, which is reported.
    private func header(of file: PictureFile) -> PictureHeader? {
        if let known = headers[file] { return known }
        let read = Result { try ImageFile(path: file.path, scale: file.scale) }
        let header = reporting(read).map {
            PictureHeader(size: $0.size, pixels: $0.header.width * $0.header.height)
        }
        headers[file] = .some(header)
        if header == nil { known.set(nil, for: file) }
        return header
    }

    // MARK: Pictures that come later

    /// Makes something, and returns true if it is there now. If a node can wait for it, it is made
    /// beside the main thread.
    private func make(
        _ key: LateWork.Key, for waiter: (any PictureWaiter)?,
        _ body: @escaping @Sendable () throws -> LateWork.Product
    ) -> Bool {
        guard let lateWork else {
            accept(Result { try body() }, for: key)
            return true
        }
        guard let waiter else {
            if lateWork.hasStarted(key) {
                lateWork.finish()
                acceptEnded()
            } else {
                accept(Result { try body() }, for: key)
            }
            return true
        }
        lateWork.start(key, body)
        waiting[ObjectIdentifier(waiter)] = waiter
        return false
    }

    /// Whether pictures have come that nodes wait for.
    package var hasLatePictures: Bool { hasNews || lateWork?.hasEnded == true }

    /// Has the nodes that wait for pictures measured and painted again with those that have come.
    @MainActor
    package func showLatePictures() {
        guard hasLatePictures else { return }
        acceptEnded()
        hasNews = false
        let told = waiting.values
        // Those whose pictures have not come wait again.
        waiting = [:]
        for waiter in told { waiter.showPicture() }
    }

    /// Waits until everything is made that has been started.
    @MainActor
    package func finishLatePictures() {
        lateWork?.finish()
        showLatePictures()
    }

    private func acceptEnded() {
        for (key, result) in lateWork?.takeEnded() ?? [] {
            accept(result, for: key)
            hasNews = true
        }
    }

    private func accept(_ result: Result<LateWork.Product, any Error>, for key: LateWork.Key) {
        let product = reporting(result)
        switch key {
        case .picture(let file):
            known.set(product?.picture, for: file)
        case .vector(let path):
            drawings[path] = VectorDrawings(file: product?.vector)
        case .drawing(let path, let scale):
            if let picture = product?.picture {
                drawings[path]?.add(picture, scale)
            } else {
                drawings[path] = VectorDrawings(file: nil)
            }
        }
    }
}

extension VectorFile {
    /// By how much it is stretched to fill a size; 1 for its own size.
    fileprivate func stretch(to filled: CGSize?) -> CGFloat {
        filled.map { max($0.width / size.width, $0.height / size.height) } ?? 1
    }
}
