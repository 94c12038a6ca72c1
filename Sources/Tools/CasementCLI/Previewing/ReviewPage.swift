import Foundation

/// The page on which somebody accepts the pictures of previews.
enum ReviewPage {
    /// - Parameter title: The app's name.
    static func text(_ entries: [PreviewReview.Entry], title: String) -> String {
        var ids: [String] = []
        for entry in entries where !ids.contains(entry.id) { ids.append(entry.id) }
        let numbered = Array(entries.enumerated())
        let sections = ids.map { id in section(numbered.filter { $0.element.id == id }) }
        let open = entries.count { $0.state.isOpen }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(PageText.escaped(title)): previews</title>
            <style>\(PageText.colors)\(style)</style>
            </head>
            <body>
            <header><h1>\(PageText.escaped(title))</h1>\
            <span id="count" data-open="\(open)"></span>\
            <label><input type="checkbox" id="only"> Only what differs</label>\
            <button id="all">Accept all</button><button id="done">Done</button></header>
            <main>
            \(sections.joined(separator: "\n"))
            </main>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    private static func section(_ entries: [(offset: Int, element: PreviewReview.Entry)]) -> String
    {
        let title = PageText.escaped(entries.first?.element.title ?? "")
        return "<section><h2>\(title)</h2><div class=\"variants\">"
            + entries.map { figure($0.offset, $0.element) }.joined(separator: "\n")
            + "</div></section>"
    }

    private static func figure(_ index: Int, _ entry: PreviewReview.Entry) -> String {
        let state = entry.state
        let (kind, pictures): (String, [(String, String)]) =
            switch state {
            case .same: ("same", [("accepted", "found")])
            case .new: ("new", [("new", "found")])
            case .changed:
                (
                    "changed",
                    [("accepted", "accepted"), ("now", "found"), ("difference", "difference")]
                )
            case .gone: ("gone", [("accepted", "accepted")])
            case .failed: ("failed", [])
            }
        let images = pictures.map { title, which in
            """
            <figure><img loading="lazy" src="picture/\(index)/\(which)" \
            alt="\(PageText.escaped(entry.title)), \(entry.variant.title), \(title)">\
            <figcaption>\(title)</figcaption></figure>
            """
        }
        let button =
            state.isOpen ? "<button class=\"accept\" data-index=\"\(index)\">Accept</button>" : ""
        return """
            <article class="\(kind)" id="entry-\(index)"><h3>\(entry.variant.title)\(button)</h3>\
            <p class="state">\(PageText.escaped(state.text))</p>\
            <div class="pictures">\(images.joined())</div></article>
            """
    }

    private static let style = """
        header { position: sticky; top: 0; background: var(--back); z-index: 1; display: flex;
          gap: 14px; align-items: center; padding: 8px 16px; flex-wrap: wrap;
          border-bottom: 1px solid var(--line) }
        h1 { font-size: 17px; margin: 0 }
        h2 { font-size: 15px; margin: 22px 0 8px; overflow-wrap: anywhere }
        h3 { font-size: 13px; margin: 0; display: flex; gap: 10px; align-items: center;
          justify-content: space-between; min-height: 30px }
        header #all { margin-left: auto }
        button { border-color: var(--line) }
        button.accept, #all { background: var(--accent); color: var(--back);
          border-color: var(--accent) }
        #count { color: var(--quiet) }
        main { padding: 0 16px 40px }
        .variants { display: flex; flex-wrap: wrap; gap: 14px; align-items: flex-start }
        article { background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
          padding: 8px 12px 12px; max-width: 100% }
        article.changed, article.gone, article.failed { border-color: var(--bad) }
        article.new { border-color: var(--good) }
        .state { margin: 0 0 8px; color: var(--quiet); font-size: 12px; max-width: 60ch;
          white-space: pre-wrap; overflow-wrap: anywhere }
        .failed .state { color: var(--bad) }
        .pictures { display: flex; gap: 10px; flex-wrap: wrap }
        figure { margin: 0 }
        img { display: block; max-width: min(100%, 300px); max-height: 420px; background: #fff;
          border: 1px solid var(--line) }
        figcaption { font-size: 11px; color: var(--quiet); padding-top: 3px }
        body.only article.same { display: none }
        body.only section:not(:has(article:not(.same))) { display: none }
        """

    private static let script = #"""
        "use strict"
        const count = document.getElementById("count")
        const show = () => {
          const left = document.querySelectorAll("button.accept").length
          count.textContent = left ? left + " to look at" : "all accepted"
          document.getElementById("all").disabled = left == 0
        }
        const ask = async path => {
          try {
            const answer = await fetch(path, { method: "POST" })
            if (answer.ok) return true
            alert(await answer.text())
          } catch { alert("casement does not answer any more") }
          return false
        }
        const close = article => {
          const state = article.querySelector(".state")
          if (article.classList.contains("gone")) article.querySelector(".pictures").remove()
          article.className = "same"
          state.textContent = "accepted"
          article.querySelectorAll("figure").forEach((figure, index, all) => {
            if (all.length == 3 && index != 1) figure.remove()
          })
          article.querySelector("button.accept")?.remove()
        }
        for (const button of document.querySelectorAll("button.accept")) {
          button.onclick = async () => {
            const article = button.closest("article")
            if (await ask("accept/" + button.dataset.index)) { close(article); show() }
          }
        }
        document.getElementById("all").onclick = async () => {
          if (!await ask("accept/all")) return
          for (const button of document.querySelectorAll("button.accept")) {
            close(button.closest("article"))
          }
          show()
        }
        document.getElementById("done").onclick = async () => {
          if (await ask("done")) document.body.textContent = "This page can be closed."
        }
        document.getElementById("only").onchange = event =>
          document.body.classList.toggle("only", event.target.checked)
        show()
        """#
}
