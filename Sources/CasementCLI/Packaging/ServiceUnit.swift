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

        [Service]
        # The app says READY=1 after its first frame, and WATCHDOG=1 while its main loop turns.
        Type=notify
        ExecStart=\(folder)/\(name)
        WatchdogSec=10
        # A restarted app continues with its saved session.
        Restart=always
        RestartSec=1
        # The app ends by itself what it has started.
        KillMode=mixed
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
        Environment=HOME=/var/lib/\(name) XDG_STATE_HOME=/var/lib/\(name)
        Environment=CASEMENT_APP_ID=\(name)\(hasFonts ? " FONTCONFIG_FILE=\(folder)/fonts.conf" : "")
        EnvironmentFile=-/etc/default/\(name)
        NoNewPrivileges=yes
        ProtectSystem=strict
        ProtectHome=yes
        PrivateTmp=yes

        [Install]
        WantedBy=multi-user.target

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
