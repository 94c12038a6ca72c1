import Foundation

/// The page of a trace: a file that needs no other and no network.
enum TracePage {
    static func text(of trace: ScenarioTrace) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(trace), as: UTF8.self)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
            img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>\(PageText.escaped(trace.name))</title>
            <style>\(PageText.colors)\(style)</style>
            </head>
            <body>
            \(frame)
            <script type="application/json" id="trace">\(PageText.inScript(json))</script>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    private static let frame = """
        <header>
        <span id="outcome"></span><h1 id="name"></h1><span id="facts"></span>
        </header>
        <main>
        <nav id="steps" role="listbox" tabindex="0" aria-label="Steps"></nav>
        <section id="stage" aria-label="Pictures">
        <div id="moments" role="tablist"><button id="before">Before</button>\
        <button id="after">After</button><span id="windows"></span></div>
        <div id="screen"></div>
        </section>
        <section id="details" aria-label="Details">
        <div id="tabs" role="tablist"></div>
        <div id="panel"></div>
        </section>
        </main>
        """
}

/// What the pages that commands write have in common.
enum PageText {
    /// A text as the content of an element, or between quotes in a tag.
    static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")]
            .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    /// JSON as the content of a script, which nothing in it can end.
    static func inScript(_ json: String) -> String {
        [("<", "\\u003c"), (">", "\\u003e"), ("&", "\\u0026"), ("\u{2028}", "\\u2028")]
            .reduce(json) { $0.replacing($1.0, with: $1.1) }
    }

    /// The colours, in light and in dark.
    static let colors = """
        :root { color-scheme: light dark; --back: #fff; --panel: #f5f5f7; --text: #1d1d1f;
          --quiet: #63636a; --line: #d8d8dd; --accent: #0060df; --chosen: #dbe8fd;
          --good: #1a7f37; --bad: #b3261e; --badback: #fdecea; --new: #e6f4ea }
        @media (prefers-color-scheme: dark) { :root { --back: #1c1c1e; --panel: #262629;
          --text: #f2f2f7; --quiet: #a5a5ad; --line: #3d3d42; --accent: #6cabff;
          --chosen: #1f3a5f; --good: #5bd075; --bad: #ff8a80; --badback: #45211f;
          --new: #1d3a26 } }
        * { box-sizing: border-box }
        body { margin: 0; background: var(--back); color: var(--text);
          font: 14px/1.45 system-ui, sans-serif }
        button { font: inherit; color: inherit; background: none; border: 1px solid transparent;
          border-radius: 6px; padding: 3px 10px; cursor: pointer }
        button:hover { background: var(--panel) }
        button[aria-selected=true] { background: var(--chosen); border-color: var(--accent) }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px }

        """
}
