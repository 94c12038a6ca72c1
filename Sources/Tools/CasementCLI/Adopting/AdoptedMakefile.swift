/// The commands of a package that adopts a project.
struct AdoptedMakefile {
    let apps: [String]
    let source: CasementSource

    private var packages: String {
        ProjectTemplate.systemPackages.map { "\t\($0)" }.joined(separator: " \\\n")
    }

    var text: String {
        """
        # `make help` lists what can be made.

        SHELL := /bin/bash
        .SHELLFLAGS := -o pipefail -c
        .DEFAULT_GOAL := help
        APP ?= \(apps.first ?? "")
        PICTURES := .build/pictures

        # SwiftPM hands a package's traits to the compiler in the order of a set, which differs
        # between processes: without this a second command might compile everything anew.
        export SWIFT_DETERMINISTIC_HASHING := 1

        # What Casement is built with and draws with, by the names of Debian's packages.
        PACKAGES := \\
        \(packages)

        .PHONY: help setup build run previews test clean

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

        build: setup ## Build everything
        \t@swift build

        run: build ## Open the app; without a display, draw a picture of it
        \t@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then exec .build/debug/$(APP); fi; \\
        \tmkdir -p $(PICTURES); echo "No display: the app runs without one."; \\
        \tCASEMENT_PICTURE="$(CURDIR)/$(PICTURES)/$(APP).png" .build/debug/$(APP)

        previews: build ## Draw the app's previews
        \t@casement previews --app .build/debug/$(APP) -o $(PICTURES)/previews

        test: setup ## Run the tests
        \t@swift test

        clean: ## Remove everything that was built
        \trm -rf .build

        """
    }
}
