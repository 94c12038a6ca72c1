/// The settings with which editors complete, check, build and debug a new package.
struct EditorTemplate {
    let name: PackageName

    /// The texts by their paths in the package.
    var files: [String: String] {
        [
            ".sourcekit-lsp/config.json": languageServer,
            ".vscode/extensions.json": extensions,
            ".vscode/settings.json": settings,
            ".vscode/launch.json": launch,
            ".zed/debug.json": zedDebugger,
        ]
    }

    /// SourceKit-LSP reads the modules that `make build` leaves. Else it would compile all of Casement
    /// once more, into a folder of its own.
    private var languageServer: String {
        """
        {
          "$schema": \
        "https://raw.githubusercontent.com/swiftlang/sourcekit-lsp/refs/heads/main/config.schema.json",
          "backgroundIndexing": false
        }

        """
    }

    private var extensions: String {
        """
        {
          "recommendations": ["swiftlang.swift-vscode", "redhat.vscode-yaml"]
        }

        """
    }

    /// The order of traits is the same in each process, as for the Makefile.
    private var settings: String {
        """
        {
          "swift.swiftEnvironmentVariables": { "SWIFT_DETERMINISTIC_HASHING": "1" }
        }

        """
    }

    private var launch: String {
        """
        {
          "version": "0.2.0",
          "configurations": [
            {
              "type": "swift",
              "request": "launch",
              "name": "Debug \(name.text)",
              "target": "\(name.text)",
              "configuration": "debug",
              "args": [],
              "cwd": "${workspaceFolder}",
              "preLaunchTask": "swift: Build Debug \(name.text)"
            }
          ]
        }

        """
    }

    private var zedDebugger: String {
        """
        [
          {
            "label": "Debug \(name.text)",
            "adapter": "CodeLLDB",
            "request": "launch",
            "program": "$ZED_WORKTREE_ROOT/.build/debug/\(name.text)",
            "cwd": "$ZED_WORKTREE_ROOT",
            "build": { "command": "make", "args": ["build"], "cwd": "$ZED_WORKTREE_ROOT" }
          }
        ]

        """
    }
}
