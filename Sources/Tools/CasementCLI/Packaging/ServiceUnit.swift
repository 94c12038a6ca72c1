/// The systemd unit that runs an app on the first console, and what comes with it.
package struct ServiceUnit {
    package let name: String
    package let title: String
    /// Whether the package brings its own fonts.
    package let hasFonts: Bool

    package init(name: String, title: String, hasFonts: Bool) {
        self.name = name
        self.title = title
        self.hasFonts = hasFonts
    }

    /// The folder of the executable, which finds its resources beside itself.
    package var folder: String { "/usr/lib/\(name)" }

    package var text: String {
        """
        [Unit]
        Description=\(title)
        After=systemd-user-sessions.service systemd-udevd.service getty@tty1.service
        Conflicts=getty@tty1.service
        # However often it has failed, the app is started again.
        StartLimitIntervalSec=0

        [Service]
        # The app says READY=1 after its first frame, and WATCHDOG=1 while its main loop turns.
        Type=notify
        ExecStartPre=\(folder)/\(Self.pauseName)
        ExecStart=\(folder)/\(name)
        TimeoutStartSec=120
        WatchdogSec=10
        # A restarted app continues with its saved session.
        Restart=always
        RestartSec=1
        # The app ends by itself what it has started.
        KillMode=mixed
        TimeoutStopSec=20
        User=\(name)
        SupplementaryGroups=video input render
        StandardInput=tty
        TTYPath=/dev/tty1
        TTYReset=yes
        TTYVHangup=yes
        StandardOutput=journal
        StandardError=journal
        StateDirectory=\(name)
        StateDirectoryMode=0700
        RuntimeDirectory=\(name)
        RuntimeDirectoryMode=0700
        RuntimeDirectoryPreserve=restart
        UMask=0077
        Environment=HOME=/var/lib/\(name) XDG_STATE_HOME=/var/lib/\(name)
        Environment=CASEMENT_APP_ID=\(name)\(hasFonts ? " FONTCONFIG_FILE=\(folder)/fonts.conf" : "")
        EnvironmentFile=-/etc/default/\(name)
        # The password of viewers, if /etc/credstore has this file.
        LoadCredential=mirror-password:\(name).mirror-password
        # What the app needs besides its own files: the devices of its groups, its console, sockets,
        # and the kernel's news of devices. ProtectClock and DeviceAllow are not among these because
        # they would leave out devices whose drivers are loaded later.
        NoNewPrivileges=yes
        CapabilityBoundingSet=
        ProtectSystem=strict
        ProtectHome=yes
        ProtectProc=invisible
        ProtectHostname=yes
        ProtectKernelTunables=yes
        ProtectKernelModules=yes
        ProtectKernelLogs=yes
        ProtectControlGroups=yes
        PrivateTmp=yes
        PrivateMounts=yes
        LockPersonality=yes
        MemoryDenyWriteExecute=yes
        RestrictRealtime=yes
        RestrictSUIDSGID=yes
        RestrictNamespaces=yes
        RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
        KeyringMode=private
        RemoveIPC=yes
        SystemCallArchitectures=native
        SystemCallFilter=@system-service
        SystemCallFilter=~@privileged
        # Files are copied with their owner, and the process that draws SVG and PDF gives its files up.
        SystemCallFilter=@chown landlock_create_ruleset landlock_add_rule landlock_restrict_self
        SystemCallErrorNumber=EPERM

        [Install]
        WantedBy=multi-user.target

        """
    }

    static let pauseName = "pause-before-start"

    /// Runs before each start. `RestartSteps` of systemd does the same from version 254 on, which
    /// Debian 12 has not.
    package var pause: String {
        """
        #!/bin/sh
        # Waits before a start that follows another within a minute: 0, 1, 2, 4, 8, 16 and then 30
        # seconds each time, so that an app that fails at once does not keep the device busy.
        state="${RUNTIME_DIRECTORY:-/run/\(name)}/starts"
        count=0
        last=0
        if [ -r "$state" ]; then
            read -r count last < "$state" || :
        fi
        # Only numbers without leading zeros, short enough to count with.
        case "$count" in
        '' | *[!0-9]* | 0?* | ???????*) count=0 ;;
        esac
        case "$last" in
        '' | *[!0-9]* | 0?* | ?????????????*) last=0 ;;
        esac
        now=$(date +%s)
        passed=$((now - last))
        if [ "$passed" -lt 0 ] || [ "$passed" -ge 60 ]; then
            count=0
        fi
        if [ "$count" -ge 6 ]; then
            seconds=30
        elif [ "$count" -ge 1 ]; then
            seconds=$((1 << (count - 1)))
        else
            seconds=0
        fi
        [ "$seconds" -eq 0 ] || sleep "$seconds"
        echo "$((count + 1)) $(date +%s)" > "$state" || :
        exit 0

        """
    }

    /// The app's user, who has no rights but those of its groups.
    package var user: String {
        """
        u \(name) - "\(title)" /var/lib/\(name)
        g video -
        g input -
        g render -

        """
    }

    /// After the package is installed, on this system or in another's folder.
    package var installation: String {
        """
        #!/bin/sh
        set -e
        [ "$1" = configure ] || exit 0
        systemd-sysusers --root="$DPKG_ROOT/" \(name).conf
        systemctl --root="$DPKG_ROOT/" enable \(name).service
        # What the administrator sets may be a secret.
        settings="$DPKG_ROOT/etc/default/\(name)"
        if [ ! -e "$settings" ]; then
            mkdir -p "${settings%/*}"
            (umask 077 && echo '# Variables of \(name), such as CASEMENT_ROTATION=90' > "$settings")
        fi
        chmod 0600 "$settings"
        if [ -z "$DPKG_ROOT" ] && [ -d /run/systemd/system ]; then
            systemctl daemon-reload
            systemctl restart \(name).service
        fi

        """
    }

    /// Before it is removed.
    package var removal: String {
        """
        #!/bin/sh
        set -e
        [ "$1" = remove ] || exit 0
        if [ -z "$DPKG_ROOT" ] && [ -d /run/systemd/system ]; then
            systemctl stop \(name).service
        fi
        systemctl --root="$DPKG_ROOT/" disable \(name).service

        """
    }
}
