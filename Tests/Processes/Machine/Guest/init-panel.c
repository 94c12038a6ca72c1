// The first program of the image that `make device` builds: loads the drivers and runs the panel.

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int is_module(const struct dirent *entry) { return strstr(entry->d_name, ".ko") != NULL; }

/// Their names begin with numbers, in the order in which they need each other.
static void load_drivers(void) {
    struct dirent **entries;
    int count = scandir("/modules", &entries, is_module, alphasort);
    for (int i = 0; i < count; i++) {
        char path[300];
        snprintf(path, sizeof path, "/modules/%s", entries[i]->d_name);
        int file = open(path, O_RDONLY | O_CLOEXEC);
        if (file < 0 || syscall(SYS_finit_module, file, "", 0) != 0) perror(path);
        close(file);
    }
}

static void open_as(int number, const char *path, int flags) {
    int file = open(path, flags);
    if (file >= 0 && file != number) {
        dup2(file, number);
        close(file);
    }
}

int main(void) {
    mount("proc", "/proc", "proc", 0, NULL);
    mount("sys", "/sys", "sysfs", 0, NULL);
    mount("dev", "/dev", "devtmpfs", 0, NULL);
    mount("run", "/run", "tmpfs", 0, NULL);
    open_as(1, "/dev/kmsg", O_WRONLY);
    open_as(2, "/dev/kmsg", O_WRONLY);
    load_drivers();
    setenv("HOME", "/root", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("TZ", "UTC", 1);
    if (access("/usr/lib/panel/fonts.conf", R_OK) == 0) {
        setenv("FONTCONFIG_FILE", "/usr/lib/panel/fonts.conf", 1);
    }
    pid_t panel = fork();
    if (panel == 0) {
        open_as(0, "/dev/tty0", O_RDWR);
        execl("/usr/lib/panel/panel", "panel", NULL);
        perror("/usr/lib/panel/panel");
        _exit(127);
    }
    // The kernel stops where its first program ends; orphans are waited for, too.
    for (;;) {
        int status;
        pid_t ended = wait(&status);
        if (ended == panel) printf("panel ended with %d\n", status);
        if (ended < 0) pause();
        fflush(stdout);
    }
}
