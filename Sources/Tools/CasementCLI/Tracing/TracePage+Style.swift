extension TracePage {
    static let style = """
        html, body { height: 100% }
        body { display: flex; flex-direction: column }
        header { display: flex; gap: 12px; align-items: baseline; padding: 8px 14px;
          border-bottom: 1px solid var(--line); flex: none; flex-wrap: wrap }
        h1 { font-size: 16px; margin: 0; min-width: 0; overflow-wrap: anywhere }
        #facts { color: var(--quiet); font-size: 12px }
        #outcome { font-weight: 600; color: var(--good) }
        #outcome.failed { color: var(--bad) }
        main { flex: 1; min-height: 0; display: grid;
          grid-template-columns: minmax(220px, 26%) 1fr; grid-template-rows: 1fr 38% }
        #steps { grid-row: 1 / 3; overflow: auto; border-right: 1px solid var(--line) }
        .step { display: grid; grid-template-columns: 44px 1fr auto; gap: 8px; padding: 5px 10px;
          cursor: pointer; border-left: 3px solid transparent }
        .step .number, .step .time { color: var(--quiet); font-size: 12px;
          font-variant-numeric: tabular-nums; padding-top: 1px }
        .step .number { text-align: right }
        .step .what { overflow-wrap: anywhere; font: 13px/1.4 ui-monospace, monospace }
        .step:hover { background: var(--panel) }
        .step[aria-selected=true] { background: var(--chosen); border-left-color: var(--accent) }
        .step.failed .what, .step.failed .time { color: var(--bad) }
        .step .marks { display: block; color: var(--quiet); font-size: 11px }
        #stage { display: flex; flex-direction: column; min-width: 0; min-height: 0;
          background: var(--panel) }
        #moments { display: flex; gap: 4px; padding: 6px 10px; flex: none; flex-wrap: wrap }
        #windows { margin-left: auto }
        #screen { flex: 1; min-height: 0; overflow: auto; display: grid; place-items: center;
          padding: 14px }
        #shot { position: relative; box-shadow: 0 1px 8px #0005; line-height: 0 }
        #shot img { display: block }
        #shot .pointer { position: absolute; width: 18px; height: 18px; margin: -9px;
          border-radius: 50%; background: #e01b5a99; border: 2px solid #fff;
          box-shadow: 0 0 0 1px #e01b5a; pointer-events: none }
        #shot .box { position: absolute; border: 2px solid #e01b5a; background: #e01b5a22;
          pointer-events: none }
        .none { color: var(--quiet); padding: 12px }
        #details { display: flex; flex-direction: column; min-width: 0; min-height: 0;
          border-top: 1px solid var(--line) }
        #tabs { display: flex; gap: 4px; padding: 6px 10px; border-bottom: 1px solid var(--line);
          flex: none; flex-wrap: wrap }
        #tabs .count { color: var(--quiet); font-size: 12px; margin-left: 5px }
        #panel { overflow: auto; flex: 1; min-height: 0; padding: 8px 14px;
          font: 12.5px/1.5 ui-monospace, monospace }
        #panel div { white-space: pre-wrap; overflow-wrap: anywhere; border-radius: 3px }
        #panel .leaf:hover { background: var(--chosen) }
        #panel .new { background: var(--new) }
        #panel .gone { background: var(--badback); text-decoration: line-through }
        #panel .bad { color: var(--bad) }
        #panel dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 14px;
          margin: 0 0 8px }
        #panel dt { color: var(--quiet) }
        #panel dd { margin: 0; overflow-wrap: anywhere }
        @media (max-width: 640px) { main { display: block; overflow: auto }
          #steps { max-height: 40vh; border-right: 0 } #screen { min-height: 200px } }
        """
}
