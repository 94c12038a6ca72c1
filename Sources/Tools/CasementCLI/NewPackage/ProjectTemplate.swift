/// What is around a new app's sources: the package, its commands and their description.
struct ProjectTemplate {
    let name: PackageName
    let source: CasementSource
    let framework: BorrowedFramework?
    let usesNetwork: Bool
    let usesData: Bool

    /// Debian's packages that an app is built with and draws with.
    static let systemPackages = [
        "pkg-config", "libsdl2-dev", "libwayland-dev", "libdecor-0-plugin-1-cairo", "libcairo2-dev",
        "libdrm-dev", "libudev-dev", "libpixman-1-dev", "libpango1.0-dev", "libpng-dev",
        "libturbojpeg0-dev", "libsqlite3-dev",
        "fonts-inter", "fonts-material-design-icons-iconfont", "fonts-noto-color-emoji",
        "fonts-dejavu-core", "fonts-jetbrains-mono",
    ]

    var manifest: String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        /// The aliases let files say `import SwiftUI` and `import Combine`. Each imported module is
        /// visible in every file, so that one which imports only Foundation sees
        /// \(visibleNames), as on Apple's systems.
        let settings: [SwiftSetting] = [
            .swiftLanguageMode(.v5),
            .unsafeFlags(
                \(aliases)
                    + \(visibleModules).flatMap {
                        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
                    }),
        ]

        let package = Package(
            name: "\(name.text)",
            dependencies: [
                // At a path, a branch or a revision: SwiftPM refuses a version of a package with
                // compiler flags.
                \(source.dependency(traits: usesNetwork ? nil : ["SDL", "Macros"]))
            ],
            targets: [
                .executableTarget(
                    name: "\(name.text)",
                    dependencies: [\(products)],
                    // `plugins` names what is in the catalog: `Image(.logo)`, `Color(.accent)`.
                    resources: [.process("Assets.xcassets")],
                    swiftSettings: settings,
                    plugins: [.plugin(name: "AssetSymbols", package: "\(source.identity)")]),
                .testTarget(
                    name: "\(name.text)Tests",
                    dependencies: [
                        "\(name.text)",
                        .product(name: "CasementTesting", package: "\(source.identity)"),
                    ],
                    swiftSettings: settings),
            ]
        )

        """
    }

    private var aliases: String {
        let more = (usesData ? ["SwiftData=CasementData"] : []) + (framework?.aliases ?? [])
        var lines = [
            #""-module-alias", "SwiftUI=Casement", "-module-alias", "Combine=Publishing","#
        ]
        for alias in ["UniformTypeIdentifiers=ContentTypes", "CoreTransferable=Transfers"] + more {
            lines.append(#""-module-alias", "\#(alias)","#)
        }
        if framework != nil {
            // Testing extends Apple's frameworks by modules that are not for these.
            lines.append(#""-Xfrontend", "-disable-cross-import-overlays","#)
        }
        let indent = "\n            "
        return "[" + lines.map { "\(indent)\($0)" }.joined() + "\n        ]"
    }

    /// Files that import only SwiftUI see UIKit or AppKit, too, as on Apple's systems.
    private var visibleModules: String {
        let names =
            ["Publishing", "Observation"] + (usesNetwork ? ["FoundationNetworking"] : [])
            + (framework.map { [$0.product] } ?? [])
        return "[\(names.map(\.debugDescription).joined(separator: ", "))]"
    }

    private var products: String {
        func product(_ name: String) -> String {
            ".product(name: \(name.debugDescription), package: \(source.identity.debugDescription))"
        }
        let names =
            ["Casement"] + (usesData ? ["CasementData"] : [])
            + (framework.map { [$0.product] } ?? [])
        guard names.count > 1 else { return product("Casement") }
        let indent = "\n                "
        return names.map { "\(indent)\(product($0))," }.joined() + "\n            "
    }

    private var visibleNames: String {
        usesNetwork
            ? "`ObservableObject`, `@Observable` and `URLSession`"
            : "`ObservableObject` and `@Observable`"
    }

    var makefile: String {
        """
        # `make help` lists what can be made.

        SHELL := /bin/bash
        .SHELLFLAGS := -o pipefail -c
        .DEFAULT_GOAL := help
        APP := .build/debug/\(name.text)
        PICTURES := .build/pictures

        \(command)

        # SwiftPM hands a package's traits to the compiler in the order of a set, which differs
        # between processes: without this a second command might compile everything anew.
        export SWIFT_DETERMINISTIC_HASHING := 1

        # Shows each module once, and not that those which are compiled as a whole are not compiled
        # incrementally.
        SHOW := 2>&1 | awk '/^remark: Incremental/ { next } \\
        	/^\\[[0-9]+\\/[0-9]+\\]/ { if ($$2 != "Compiling" || seen[$$3]++) next } \\
        	{ print; fflush() }'

        # What Casement is built with and draws with, by the names of Debian's packages.
        PACKAGES := \\
        \(packageLines)

        .PHONY: help setup build command run test clean

        help: ## List what can be made
        \t@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\\t/' | expand -t 12

        setup: ## Install the system packages that are missing
        \t@missing=(); for package in $(PACKAGES); do \\
        \t    dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \\
        \t        || missing+=($$package); done; \\
        \tif [ $${#missing[@]} -gt 0 ]; then \\
        \t    echo "Installing $${missing[*]}"; \\
        \t    sudo=$$([ $$(id -u) = 0 ] || echo sudo); \\
        \t    $$sudo apt-get update -qq && \\
        \t    DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -y -qq --no-install-recommends \\
        \t        $${missing[@]} >/dev/null; fi

        build: setup ## Build the app
        \t@swift build --product \(name.text) $(SHOW)

        command: setup
        \t@$(if $(INSTALLED),,swift build --product casement $(SHOW))

        run: build ## Open the app; without a display, draw a picture of it
        \t@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then exec $(APP); fi; \\
        \tmkdir -p $(PICTURES); echo "No display: the app runs without one."; \\
        \tCASEMENT_PICTURE="$(CURDIR)/$(PICTURES)/\(name.text).png" $(APP)

        test: build command ## Run the tests, then the scenarios
        \t@swift test $(SHOW)
        \t@"$(CASEMENT)" test Scenarios/*.yaml --app $(APP) --artifacts $(PICTURES)

        clean: ## Remove everything that was built
        \trm -rf .build

        """
    }

    /// Where the command `casement` is: an installed one serves if it is of the same checkout.
    private var command: String {
        guard case .folder(let path) = source else { return "CASEMENT := .build/debug/casement" }
        let quoted = "'" + path.replacing("'", with: "'\\''").replacing("$", with: "$$") + "'"
        return """
            # The command casement: the installed one, if it is of the same checkout of Casement as
            # the app, else one that is built here.
            INSTALLED := $(shell command=$$(readlink -f "$$(command -v casement)") && \\
            \t[ "$$(cat "$${command%/*}/../share/casement/checkout" 2>/dev/null)" = \(quoted) ] && \\
            \techo "$$command")
            CASEMENT := $(or $(INSTALLED),.build/debug/casement)
            """
    }

    private var packageLines: String {
        Self.systemPackages.map { "\t\($0)" }.joined(separator: " \\\n")
    }

    var ignoredFiles: String {
        """
        .build/
        .swiftpm/
        Package.resolved
        casement-artifacts/

        """
    }

    var readme: String {
        """
        # \(name.text)

        A SwiftUI app that runs on Linux with Casement.

        ```
        make run     # opens the app, or draws a picture of it where there is no display
        make test    # runs the tests, then the scenarios
        ```

        - `Sources/\(name.text)` is the app. Its files say `import SwiftUI`; the module aliases in
          `Package.swift` make that Casement.
        - `Assets.xcassets` there has its pictures and colours: a set `Logo` in it is `Image(.logo)`.
        - `Tests` taps and types in the test's own process, without a display. The clock stands still
          until a test moves it.
        - `Scenarios` drives the built app from outside, as a user would. `casement help test` lists
          the options.
        - `.sourcekit-lsp`, `.vscode` and `.zed` are for editors: after `make build` they complete SwiftUI's
          names, and debug the app. Neovim's client of SourceKit-LSP reads the first. With a YAML server
          they complete scenarios by `Scenarios/\(ScenarioSchema.fileName)`.
        - `.github/workflows/test.yml` runs `make test` in a Debian container.

        """
    }

    var workflow: String {
        """
        \(workflowNote)name: Test
        on: [push, pull_request]
        jobs:
          test:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            steps:
              - run: apt-get update && apt-get install -y --no-install-recommends git make
              - uses: actions/checkout@v4
              - run: make test

        """
    }

    /// A folder of this machine is not on the one that runs the workflow.
    private var workflowNote: String {
        guard case .folder = source else { return "" }
        return """
            # Package.swift names a folder of one machine. Before this can run elsewhere, name a
            # repository there: .package(url: "…", branch: "…").

            """
    }
}
