# Everything the project does, by name. `make help` lists it.

SHELL := /bin/bash
.DEFAULT_GOAL := help

# System packages: what the libraries need to build and run, and what the tests drive windows with.
PACKAGES := \
	pkg-config libsdl2-dev libwayland-dev libdecor-0-plugin-1-cairo libcairo2-dev libpixman-1-dev \
	libpango1.0-dev libdrm-dev libinput-dev libudev-dev libxkbcommon-dev xkb-data libx11-data \
	libpng-dev zlib1g-dev libturbojpeg0-dev libsqlite3-dev librsvg2-2 libpoppler-glib8 fonts-inter \
	fonts-material-design-icons-iconfont fonts-noto-color-emoji fonts-dejavu-core \
	fonts-jetbrains-mono xvfb openbox weston xdotool x11-apps x11-utils \
	qemu-system-x86 linux-image-amd64 busybox-static kmod cpio e2fsprogs dbus-daemon \
	binutils systemd fakeroot fonttools zstd

# The oldest that compiles the sources: `OpenCombine::objectWillChange` names a module.
SWIFT := 6.3

DEMO ?= gallery
# Without the macros: swift-syntax takes five minutes to compile for release, and only the demos
# that keep their data in a store need it.
DATA_DEMOS := notes ledger
RELEASE := swift build -c release --traits SDL,Network --scratch-path .build-release
DATA_RELEASE := swift build -c release --traits SDL,Network,Macros --scratch-path .build-data
# Demos that browsers show.
DEMOS := swift build -c release --traits SDL,Network,Mirror --scratch-path .build-demos
DATA_DEMOS_SHOWN := swift build -c release --traits SDL,Network,Mirror,Macros \
	--scratch-path .build-data-demos
# No more than a program needs, and the standard library in the executable. Foundation's archives
# want the linker's name of libcurl, which no installed package but a large one has.
STATIC_DIR := .build-static
STATIC := swift build -c release --disable-default-traits --static-swift-stdlib \
	--scratch-path $(STATIC_DIR) -Xlinker -s -Xlinker -L$(CURDIR)/$(STATIC_DIR)/lib
RELEASE_BIN := .build-release/release

.PHONY: help setup run demo test faults machine device mirror mirror-bench fuzz soak mutants shot docs new-check bench sanitize statements \
	format clean

help: ## List what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup: ## Install the system packages that are missing
	@missing=(); for package in $(PACKAGES); do \
	    dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	        || missing+=($$package); done; \
	if [ $${#missing[@]} -gt 0 ]; then \
	    echo "Installing $${missing[*]}"; \
	    sudo=$$([ $$(id -u) = 0 ] || echo sudo); \
	    $$sudo apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -y -qq --no-install-recommends \
	        $${missing[@]} >/dev/null; fi
	@version=$$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p'); \
	[ "$$(printf '%s\n' $(SWIFT) "$$version" | sort -V | head -1)" = $(SWIFT) ] || { \
	    echo "Swift $(SWIFT) or newer is needed, and $${version:-none} is here:" \
	        "https://www.swift.org/install/linux"; exit 1; }

run: ## Open the gallery: in a window, or without a display in a browser
	@$(MAKE) --no-print-directory demo DEMO=gallery

# Whether a demo is for a browser: where that is asked for, and in a terminal without a display.
FOR_BROWSER = [ -n "$(MIRROR)" ] || { [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ] && [ -t 1 ]; }

# How the demo is built: with the macros where it needs them.
FOR_WINDOWS = $(if $(filter $(DATA_DEMOS),$(DEMO)),$(DATA_RELEASE),$(RELEASE))
FOR_VIEWERS = $(if $(filter $(DATA_DEMOS),$(DEMO)),$(DATA_DEMOS_SHOWN),$(DEMOS))

demo: setup ## Open one demo: make demo DEMO=notes; with MIRROR=1 for a browser, too
	@if $(FOR_BROWSER); then \
	    $(FOR_VIEWERS) --product $(DEMO) && \
	    MIRROR=$(MIRROR) Tests/Tools/show-demo $(lastword $(FOR_VIEWERS))/release/$(DEMO); \
	else \
	    $(FOR_WINDOWS) --product $(DEMO) && \
	    { [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || $(FOR_WINDOWS) --product casement; } && \
	    Tests/Tools/show-demo $(lastword $(FOR_WINDOWS))/release/$(DEMO); \
	fi

test: setup ## Check the format, build without warnings, run every test
	@Tests/Tools/run-tests

faults: setup ## Put saved sessions through all that they must survive, in full
	@Tests/Tools/run-faults

machine: setup ## Run apps on the bare screens of machines that QEMU emulates: takes minutes
	@Tests/Tools/run-machine

device: setup ## Build the demo panel for devices, as a package and as an image that boots
	@swift build --product casement
	@Tests/Tools/make-device-image

mirror: setup ## Look at apps from browsers and VNC viewers, honest ones and hostile ones
	@Tests/Tools/run-mirror

mirror-bench: setup ## Time what viewers of a demo cost and get, beside x11vnc
	@$(DEMOS) --product counter
	@$(DEMOS) --product gallery
	@Tests/Tools/compare-mirrors .build-demos/release

fuzz: setup ## Feed a mirror's parsers what libFuzzer makes of their corpora: make fuzz N=10000000
	swift build -c release --traits Mirror --scratch-path .build-fuzz --product fuzz \
	    -Xswiftc -sanitize=fuzzer -Xswiftc -DFUZZING -Xswiftc -use-ld=lld
	@set -e; for parser in rfb web; do \
	    mkdir -p .build-fuzz/found/$$parser; \
	    .build-fuzz/release/fuzz $$parser -runs=$(or $(N),1000000) -max_len=4096 \
	        -rss_limit_mb=512 -artifact_prefix=.build-fuzz/$$parser- \
	        .build-fuzz/found/$$parser Tests/Fuzz/Corpus/$$parser; \
	done

soak: setup ## Kill an app of many windows under random use: make soak N=1000 SEED=1
	@Tests/Tools/run-soak $(if $(N),$(N),1000) $(if $(SEED),$(SEED),1)

mutants: setup ## Plant faults in a copy, one at a time, and count those the tests catch
	@Tests/Tools/run-mutants

shot: setup ## Make the pictures in Assets from the demos
	@$(DATA_RELEASE)
	@Tests/Tools/make-shots .build-data/release

docs: setup ## Build the documentation, without a warning
	@Tests/Tools/make-docs

new-check: setup ## Build and test packages that casement new writes, and draw their pictures
	@swift build --product casement
	@Tests/Tools/check-new .build/debug

bench: setup ## Time operations from the change to the pixels: make bench ONLY=O9 JSON=FILE
	@$(RELEASE) --product bench
	@$(RELEASE) --product hello
	@mkdir -p $(STATIC_DIR)/lib
	@ln -sf "$$(ldconfig -p | sed -n 's/.*libcurl\.so\.4 .*=> //p' | head -1)" \
	    $(STATIC_DIR)/lib/libcurl.so
	@$(STATIC) --product hello
	@$(RELEASE_BIN)/bench $(if $(ONLY),--only $(ONLY)) $(if $(JSON),--json $(JSON)) \
	    $(if $(COMPARE),--compare $(COMPARE)) $(if $(PASSES),--passes) \
	    $(if $(COUNTERS),--counters) $(if $(SCALE),--scale)

sanitize: setup ## Run the tests of data flow under the thread and address sanitizers
	@Tests/Tools/run-sanitizers

statements: ## Write which test pins which statement, and which of SwiftUI's names are declared
	@Tests/Tools/list-statements
	@Tests/Tools/list-names

format: ## Lay out the code as .swift-format says
	swift format -i -r -p Package.swift Sources Tests

clean: ## Remove everything that was built
	rm -rf .build .build-*
