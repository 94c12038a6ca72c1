# Everything the project does, by name. `make help` lists it.

SHELL := /bin/bash
.DEFAULT_GOAL := help

# SwiftPM writes a package's traits into the compiler's arguments in the order of a set, which differs
# from process to process. With several, as for browsers, most plans would compile everything anew.
export SWIFT_DETERMINISTIC_HASHING := 1

# System packages, by Debian's names: what every build needs and what apps draw with,
PACKAGES := \
	pkg-config libsdl2-dev libwayland-dev libdecor-0-plugin-1-cairo libcairo2-dev libpixman-1-dev \
	libpango1.0-dev libdrm-dev libinput-dev libudev-dev libxkbcommon-dev xkb-data libx11-data \
	libpng-dev zlib1g-dev libturbojpeg0-dev libsqlite3-dev fonts-inter \
	fonts-material-design-icons-iconfont fonts-noto-color-emoji fonts-dejavu-core \
	fonts-jetbrains-mono
# what the tests drive windows with and look at files with,
TEST_PACKAGES := \
	xvfb openbox weston xdotool x11-apps x11-utils dbus-daemon at-spi2-core gir1.2-atspi-2.0 \
	python3-gi librsvg2-2 libpoppler-glib8 binutils systemd fakeroot fonttools python3-venv \
	python3-jsonschema libhunspell-1.7-0 hunspell-en-us
# the screen reader of desktops,
READER_PACKAGES := orca
# what counts instructions where the kernel does not,
COUNTER_PACKAGES := valgrind
# and what emulated machines are made with. Their kernel is only unpacked.
MACHINE_PACKAGES := qemu-system-x86 busybox-static kmod udev cpio e2fsprogs zstd speech-dispatcher
INSTALL := Tests/Tools/install-packages

# The oldest that compiles the sources: `OpenCombine::objectWillChange` names a module.
SWIFT := 6.3

DEMO ?= gallery
# What tests, new packages and demos are built with, so that nothing is compiled twice. What a frame
# spends its time in is optimised there.
BUILD := Tests/Tools/build
# With what shows an app in a browser.
SHOWN := Tests/Tools/build --traits default,Mirror --scratch-path .build-mirror
# As apps are shipped. The tests start every demo so.
RELEASE := Tests/Tools/build -c release --traits default,Mirror --scratch-path .build-release
BENCH := Tests/Tools/build -c release --traits SDL,Network --scratch-path .build-bench
BENCHED = $(if $(DEBUG),.build/debug,.build-bench/release)

.PHONY: help setup setup-tests setup-machines install uninstall run demo check test faults machine device \
	accessibility mirror mirror-soak mirror-bench fuzz soak mutants shot docs new-check bench build-times sanitize \
	statements format clean

help: ## List what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

# SETUP=no leaves the system alone.
setup: ## Install what building and running needs and is missing
	@version=$$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p'); \
	[ "$$(printf '%s\n' $(SWIFT) "$$version" | sort -V | head -1)" = $(SWIFT) ] || { \
	    echo "Swift $(SWIFT) or newer is needed, and $${version:-none} is here:" \
	        "https://www.swift.org/install/linux"; exit 1; }
	@free=$$(df -Pm . | awk 'NR == 2 { print $$4 }'); \
	[ -d .build ] || [ "$$free" -ge 1500 ] || { \
	    echo "A build takes 1.5 GB, and $$free MB are free here: make room, or clone elsewhere."; \
	    exit 1; }
	@[ "$(SETUP)" = no ] || $(INSTALL) "to build and run" $(PACKAGES)

setup-tests: setup ## Install what the tests need besides
	@[ "$(SETUP)" = no ] || $(INSTALL) "to test" $(TEST_PACKAGES)

setup-machines: setup-tests ## Install what emulated machines need besides, and unpack their kernel
	@[ "$(SETUP)" = no ] || $(INSTALL) "for emulated machines" $(MACHINE_PACKAGES)
	@Tests/Tools/fetch-kernel .build-kernel

# For whom the command casement is installed: here for all users.
PREFIX ?= /usr/local

install: ## Install the command casement for a user: make install PREFIX=~/.local
	@Tests/Tools/install-casement "$(PREFIX)" $(BUILD)

uninstall: ## Remove what make install has installed, with the same PREFIX
	@Tests/Tools/install-casement --remove "$(PREFIX)"

run: ## Open the gallery: in a window, or without a display in a browser
	@$(MAKE) --no-print-directory demo DEMO=gallery

# Whether a demo is for a browser: if that is asked for, and in a terminal without a display.
FOR_BROWSER = [ -n "$(MIRROR)" ] || { [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ] && [ -t 1 ]; }

demo: setup ## Open one demo: make demo DEMO=notes; with MIRROR=1 for a browser, too
	@if $(FOR_BROWSER); then \
	    $(SHOWN) --product $(DEMO) && \
	    MIRROR=$(MIRROR) Tests/Tools/show-demo .build-mirror/debug/$(DEMO); \
	else \
	    $(BUILD) --product $(DEMO) && Tests/Tools/show-demo .build/debug/$(DEMO); \
	fi

check: ## Check the format, the layers, the comments and the lists, without a build
	@Tests/Tools/run-checks

test: $(if $(ONLY),setup-tests,setup-machines) ## Check the format, build without warnings, run every test, or ONLY=NAME
	@Tests/Tools/run-tests $(if $(ONLY),"$(ONLY)")

accessibility: setup-tests ## Compare what Orca says of an app with what tests hear, and walk every page
	@[ "$(SETUP)" = no ] || $(INSTALL) "to listen to Orca" $(READER_PACKAGES)
	@$(BUILD) --product ReaderProbe
	@$(BUILD) --product gallery
	@CASEMENT_ORCA=1 CASEMENT_EVERY_PAGE=1 Tests/Tools/run-screen-reader orca each_page

faults: setup-tests ## Put saved sessions through all that they must survive, in full
	@Tests/Tools/run-faults

machine: setup-machines ## Run apps on the bare screens of machines that QEMU emulates: takes minutes
	@Tests/Tools/run-machine

device: setup-machines ## Build the demo panel for devices, as a package and as an image that boots
	@$(BUILD) --product casement
	@Tests/Tools/make-device-image

mirror: setup-tests ## Look at apps from browsers and VNC viewers, honest ones and hostile ones
	@Tests/Tools/run-mirror

mirror-soak: setup-tests ## Use the gallery from afar beside hostile viewers: make mirror-soak MINUTES=60 SEED=1
	@Tests/Tools/run-mirror-soak $(or $(MINUTES),60) $(or $(SEED),1)

mirror-bench: setup-tests ## Time what viewers of a demo cost and get, beside x11vnc
	@$(RELEASE) --product counter
	@$(RELEASE) --product gallery
	@Tests/Tools/compare-mirrors .build-release/release

# What is fuzzed: what viewers send, the files of an app, of its user and of its tests, devices, the
# desktop, the environment.
PARSERS ?= rfb web picture strings plurals catalog markdown recording command wrapper list project \
	model swift predicate assets device keyboard display bus state svg pdf options

fuzz: setup-tests ## Feed parsers what libFuzzer makes of their corpora: make fuzz N=10000000 PARSERS=rfb
	swift build -c release --traits Mirror,SDL --scratch-path .build-fuzz --product fuzz \
	    -Xswiftc -sanitize=fuzzer -Xswiftc -DFUZZING -Xswiftc -use-ld=lld -Xswiftc -enable-testing
	@set -e; for parser in $(PARSERS); do \
	    mkdir -p .build-fuzz/found/$$parser; \
	    .build-fuzz/release/fuzz $$parser -runs=$(or $(N),1000000) -max_len=4096 \
	        -rss_limit_mb=512 -timeout=20 -artifact_prefix=.build-fuzz/$$parser- \
	        .build-fuzz/found/$$parser Tests/Processes/Fuzz/Corpus/$$parser; \
	done

soak: setup-tests ## Kill an app of many windows under random use: make soak N=1000 SEED=1
	@Tests/Tools/run-soak $(if $(N),$(N),1000) $(if $(SEED),$(SEED),1)

mutants: setup-machines ## Plant faults in a copy, one at a time, and count those the tests catch
	@Tests/Tools/run-mutants

shot: setup-tests ## Make the pictures in Assets from the demos
	@$(BUILD)
	@for app in notes contactsheet; do $(SHOWN) --product $$app || exit 1; done
	@Tests/Tools/make-shots .build/debug
	@Tests/Tools/record-restart .build/debug .build-mirror/debug Assets/restart.png

docs: setup ## Build the documentation, without a warning
	@Tests/Tools/make-docs

new-check: setup-tests ## Install casement, build and test packages that it writes, draw their pictures
	@Tests/Tools/check-new

# With DEBUG=1 the bench is compiled as apps are that one works on. The start of a static program is
# that of one which is packaged.
bench: setup-tests ## Time operations from the change to the pixels: make bench ONLY=O9 JSON=FILE COMPARE=FILE
	@[ "$(SETUP)" = no ] || [ -z "$(INSTRUCTIONS)" ] || \
	    $(INSTALL) "to count instructions" $(COUNTER_PACKAGES)
	@for product in bench hello casement; do \
	    $(if $(DEBUG),$(BUILD),$(BENCH)) --product $$product || exit 1; \
	done
	@$(BENCHED)/casement package --app hello --without-network --output .build-device >/dev/null
	@$(BENCHED)/bench $(if $(ONLY),--only $(ONLY)) $(if $(JSON),--json $(JSON)) \
	    $(if $(COMPARE),--compare $(COMPARE)) $(if $(PASSES),--passes) \
	    $(if $(INSTRUCTIONS),--instructions) $(if $(SAMPLES),--samples $(SAMPLES)) \
	    $(if $(COUNTERS),--counters) $(if $(SCALE),--scale)

build-times: setup-tests ## Print the processor time that each module takes to compile
	@Tests/Tools/build-times

sanitize: setup-tests ## Run tests of data flow and of input under the thread and address sanitizers
	@Tests/Tools/run-sanitizers

statements: ## Write which test pins which statement, and which of SwiftUI's names are declared
	@Tests/Tools/list-statements
	@Tests/Tools/list-names

format: ## Lay out the code as .swift-format says
	swift format -i -r -p Package.swift Sources Tests

clean: ## Remove everything that was built
	rm -rf .build .build-*
