extension TracePage {
    /// Shows the trace. What comes from the app becomes text and never a tag.
    static let script = #"""
        "use strict"
        const trace = JSON.parse(document.getElementById("trace").textContent)
        const at = id => document.getElementById(id)
        const make = (tag, kind, text) => {
          const node = document.createElement(tag)
          if (kind) node.className = kind
          if (text !== undefined) node.textContent = text
          return node
        }
        const many = (count, one) => count == 1 ? "1 " + one : count + " " + one + "s"
        const seconds = value => value < 1 ? Math.round(value * 1000) + " ms"
          : value.toFixed(1) + " s"
        let chosen = 0, moment = "after", tab = "Step", shownWindow = null

        at("outcome").textContent = trace.passed ? "passed" : "failed"
        at("outcome").classList.toggle("failed", !trace.passed)
        at("name").textContent = trace.name
        at("facts").textContent = [trace.path, trace.app, seconds(trace.seconds), trace.date,
          trace.imagesLeftOut ? trace.imagesLeftOut + " pictures left out" : ""]
          .filter(Boolean).join(" · ")

        trace.steps.forEach((step, index) => {
          const row = make("div", "step " + step.status)
          row.id = "step-" + index
          row.setAttribute("role", "option")
          row.append(make("span", "number", step.line ?? ""))
          const what = make("span", "what", step.text)
          const marks = [step.changes.length ? many(step.changes.length, "change") : "",
            step.log.length ? many(step.log.length, "line") : ""].filter(Boolean).join(", ")
          if (marks) what.append(make("span", "marks", marks))
          row.append(what, make("span", "time", seconds(step.seconds)))
          row.onclick = () => choose(index)
          at("steps").append(row)
        })

        // The step before the chosen one that has pictures.
        const before = index => {
          for (let i = index - 1; i >= 0; i--) if (trace.steps[i].pictures.length) return i
          return null
        }

        function showPicture() {
          const step = trace.steps[chosen]
          const from = moment == "after" ? chosen : before(chosen)
          const pictures = from === null ? [] : trace.steps[from].pictures
          const wanted = step.pointer && moment == "before" ? step.pointer.window : shownWindow
          const picture = pictures.find(p => p.window == shownWindow)
            ?? pictures.find(p => p.window == wanted) ?? pictures.find(p => p.isKey)
            ?? pictures[0]
          at("before").setAttribute("aria-selected", moment == "before")
          at("after").setAttribute("aria-selected", moment == "after")
          at("windows").replaceChildren(...(pictures.length < 2 ? [] : pictures.map(p => {
            const button = make("button", "", p.window + (p.title ? " " + p.title : ""))
            button.setAttribute("aria-selected", p === picture)
            button.onclick = () => { shownWindow = p.window; showPicture() }
            return button
          })))
          const screen = at("screen")
          if (!picture || picture.picture === undefined || picture.picture === null) {
            screen.replaceChildren(make("p", "none",
              pictures.length ? "No picture was taken of this window." : "The app does not run."))
            return
          }
          const shot = make("div")
          shot.id = "shot"
          const image = make("img")
          image.src = trace.images[picture.picture]
          image.alt = "Window " + picture.window
          shot.append(image)
          shot.dataset.width = picture.width
          shot.dataset.height = picture.height
          shot.dataset.window = picture.window
          if (step.pointer && step.pointer.window == picture.window) {
            const mark = make("div", "pointer")
            mark.style.left = 100 * step.pointer.x / picture.width + "%"
            mark.style.top = 100 * step.pointer.y / picture.height + "%"
            shot.append(mark)
          }
          screen.replaceChildren(shot)
          fit()
        }

        // As large as the window is, or as there is space.
        function fit() {
          const shot = document.getElementById("shot"), screen = at("screen")
          if (!shot) return
          const { width, height } = shot.dataset
          const scale = Math.min(1, (screen.clientWidth - 28) / width,
            Math.max(120, screen.clientHeight - 28) / height)
          shot.firstChild.width = Math.max(1, Math.round(width * scale))
          shot.firstChild.height = Math.max(1, Math.round(height * scale))
        }
        window.onresize = fit

        function outline(line) {
          const shot = document.getElementById("shot")
          shot?.querySelector(".box")?.remove()
          if (!shot || !line || !line.frame || line.window != shot.dataset.window) return
          const [x, y, width, height] = line.frame
          const box = make("div", "box")
          box.style.left = 100 * x / shot.dataset.width + "%"
          box.style.top = 100 * y / shot.dataset.height + "%"
          box.style.width = 100 * width / shot.dataset.width + "%"
          box.style.height = 100 * height / shot.dataset.height + "%"
          shot.append(box)
        }

        function treeLines(step, earlier) {
          const key = line => line.window + "/" + line.depth + "/" + line.text
          const counts = new Map()
          for (const line of earlier?.tree ?? []) {
            counts.set(key(line), (counts.get(key(line)) ?? 0) + 1)
          }
          return step.tree.map(line => {
            const left = counts.get(key(line)) ?? 0
            counts.set(key(line), left - 1)
            const row = make("div", "leaf" + (earlier && left < 1 ? " new" : ""),
              "  ".repeat(line.depth) + line.text)
            row.onmouseenter = () => outline(line)
            row.onmouseleave = () => outline(null)
            return row
          })
        }

        function facts(step) {
          const list = make("dl")
          const add = (name, value) => {
            if (value === undefined || value === null || value === "") return
            list.append(make("dt", "", name), make("dd", "", value))
          }
          add("Step", step.text)
          add("Line", step.line ? trace.path + ":" + step.line : null)
          add("Took", seconds(step.seconds))
          add("Began", seconds(step.start) + " after the start")
          add("App's clock", step.clock === undefined || step.clock === null ? null
            : step.clock.toFixed(3) + " s")
          if (step.pointer) add("Pointer", Math.round(step.pointer.x) + ", "
            + Math.round(step.pointer.y) + " in window " + step.pointer.window)
          const message = step.message
            ? [make("div", step.status == "failed" ? "bad" : "", step.message)] : []
          return [list, ...message]
        }

        const empty = text => [make("div", "none", text)]
        const panels = {
          Step: step => facts(step),
          Tree: (step, earlier) => step.tree.length ? treeLines(step, earlier)
            : empty("The app does not run."),
          State: step => step.changes.length ? step.changes.map(c => make("div", "", c))
            : empty("No state has changed."),
          Log: step => step.log.length ? step.log.map(line => make("div", "", line))
            : empty("Nothing was logged."),
        }
        const counts = { State: step => step.changes.length, Log: step => step.log.length }

        function showDetails() {
          const step = trace.steps[chosen]
          at("tabs").replaceChildren(...Object.keys(panels).map((name, index) => {
            const button = make("button", "", name)
            button.setAttribute("role", "tab")
            button.setAttribute("aria-selected", name == tab)
            button.title = "Key " + (index + 1)
            const count = counts[name]?.(step)
            if (count) button.append(make("span", "count", count))
            button.onclick = () => { tab = name; showDetails() }
            return button
          }))
          const from = before(chosen)
          at("panel").replaceChildren(
            ...panels[tab](step, from === null ? null : trace.steps[from]))
        }

        function choose(index) {
          chosen = Math.max(0, Math.min(trace.steps.length - 1, index))
          for (const row of at("steps").children) {
            row.setAttribute("aria-selected", row.id == "step-" + chosen)
          }
          at("steps").setAttribute("aria-activedescendant", "step-" + chosen)
          document.getElementById("step-" + chosen)?.scrollIntoView({ block: "nearest" })
          const step = trace.steps[chosen]
          try { history.replaceState(null, "", "#" + (chosen + 1)) } catch {}
          showPicture()
          showDetails()
        }

        at("before").onclick = () => { moment = "before"; showPicture() }
        at("after").onclick = () => { moment = "after"; showPicture() }
        document.onkeydown = event => {
          if (event.altKey || event.ctrlKey || event.metaKey) return
          const names = Object.keys(panels)
          const moves = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1, PageDown: 10, PageUp: -10,
            Home: -trace.steps.length, End: trace.steps.length }
          if (event.key in moves) choose(chosen + moves[event.key])
          else if (event.key == "ArrowLeft") { moment = "before"; showPicture() }
          else if (event.key == "ArrowRight") { moment = "after"; showPicture() }
          else if (names[Number(event.key) - 1]) { tab = names[Number(event.key) - 1]; showDetails() }
          else return
          event.preventDefault()
        }
        if (trace.steps.length) {
          const asked = Number(location.hash.slice(1)) - 1
          const failed = trace.steps.findIndex(step => step.status == "failed")
          choose(asked >= 0 ? asked : failed >= 0 ? failed : 0)
        } else {
          at("screen").append(make("p", "none", "Nothing was done."))
        }
        """#
}
