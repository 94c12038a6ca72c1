import Logging

extension Logger {
    /// A log for the lines of one category, with the label `casement.` and its name.
    package init(about category: LogCategory) {
        self = Logger(label: "casement.\(category.name)").about(category)
    }

    /// This log for the lines of one category, which it names in brackets as their source.
    package func about(_ category: LogCategory) -> Logger {
        let base = (handler as? CategoryHandler)?.base ?? handler
        return Logger(label: label) { _ in CategoryHandler(base: base, category: category) }
    }
}

/// Writes the lines of one category to another handler, from the level on that was chosen for it.
private struct CategoryHandler: LogHandler {
    var base: any LogHandler
    let category: LogCategory

    var logLevel: Logger.Level {
        // A handler that takes all lines still gets no more than before, unless they are asked for.
        get { LogLevels.shared.level(of: category) ?? max(base.logLevel, .info) }
        set { base.logLevel = newValue }
    }

    var metadata: Logger.Metadata {
        get { base.metadata }
        set { base.metadata = newValue }
    }

    var metadataProvider: Logger.MetadataProvider? {
        get { base.metadataProvider }
        set { base.metadataProvider = newValue }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { base[metadataKey: key] }
        set { base[metadataKey: key] = newValue }
    }

    func log(event: LogEvent) {
        var event = event
        event.source = category.name
        base.log(event: event)
    }
}
