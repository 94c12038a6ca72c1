import Foundation

/// A page with the pictures of an app's windows and previews.
struct PicturePage {
    struct Picture {
        let title: String
        let path: String
    }

    struct Section {
        let title: String
        var pictures: [Picture] = []
        var problems: [String] = []

        var isEmpty: Bool { pictures.isEmpty && problems.isEmpty }
    }

    let title: String
    var sections: [Section] = []

    var problems: [String] { sections.flatMap(\.problems) }

    /// Writes the page into the folder that the pictures are below, and returns its path.
    func write(to folder: URL) throws -> String {
        let file = folder.appending(path: "index.html")
        let top = folder.standardizedFileURL.path(percentEncoded: false)
        try Data(text(below: top).utf8).write(to: file, options: .atomic)
        return file.path(percentEncoded: false)
    }

    func text(below folder: String) -> String {
        let parts = sections.map { section in
            let pictures = section.pictures.map { picture in
                let base = folder.hasSuffix("/") ? folder : folder + "/"
                let path =
                    picture.path.hasPrefix(base)
                    ? String(picture.path.dropFirst(base.count)) : picture.path
                let address =
                    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
                let title = PageText.escaped(picture.title)
                return """
                    <figure><img src="\(address)" alt="\(title)"><figcaption>\(title)</figcaption>\
                    </figure>
                    """
            }
            let problems = section.problems.map {
                "<p class=\"problem\">\(PageText.escaped($0))</p>"
            }
            return
                (["<h2>\(PageText.escaped(section.title))</h2>"] + problems + ["<div>"] + pictures
                + ["</div>"]).joined(separator: "\n")
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(PageText.escaped(title))</title>
            <style>
            body { font: 15px system-ui, sans-serif; margin: 2rem; background: #f2f2f7; color: #1c1c1e }
            div { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start }
            figure { margin: 0; max-width: 100% }
            img { max-width: 100%; max-height: 80vh; border-radius: 8px; background: #fff;
              box-shadow: 0 1px 6px #0003 }
            figcaption { margin-top: .4rem; text-align: center; color: #6c6c70 }
            .problem { color: #b00020; white-space: pre-wrap }
            @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #f2f2f7 } }
            </style>
            </head>
            <body>
            <h1>\(PageText.escaped(title))</h1>
            \(parts.joined(separator: "\n"))
            </body>
            </html>

            """
    }
}
