#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/kd.h>
#include <linux/major.h>
#include <linux/vt.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <unistd.h>

static int result(int value) { return value == 0 ? 0 : errno; }

/// The console's number; 0 for any other descriptor.
static int console_number(int descriptor) {
    struct stat status;
    int mode;
    if (descriptor < 0 || fstat(descriptor, &status) != 0 || !S_ISCHR(status.st_mode)) return 0;
    if (major(status.st_rdev) != TTY_MAJOR) return 0;
    int number = (int)minor(status.st_rdev);
    if (number < 1 || number > 63) return 0;
    return ioctl(descriptor, KDGETMODE, &mode) == 0 ? number : 0;
}

static int reopen(int number, int flags) {
    char path[32];
    snprintf(path, sizeof path, "/dev/tty%d", number);
    int descriptor = open(path, O_RDWR | O_CLOEXEC | flags);
    return descriptor < 0 ? -errno : descriptor;
}

int linux_console_open(int *number) {
    *number = console_number(STDIN_FILENO);
    if (*number > 0) return reopen(*number, O_NOCTTY);
    // `/dev/tty` has a device number of its own, but answers with the console's state.
    int shown = open("/dev/tty0", O_RDWR | O_CLOEXEC | O_NOCTTY);
    if (shown < 0 && errno == EACCES) shown = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
    if (shown < 0) return -errno;
    struct vt_stat state;
    int failure = ioctl(shown, VT_GETSTATE, &state) == 0 ? 0 : errno;
    close(shown);
    if (failure != 0) return -failure;
    *number = state.v_active;
    int descriptor = reopen(*number, O_NOCTTY);
    // A display server's console is left alone.
    int mode;
    if (descriptor >= 0 && ioctl(descriptor, KDGETMODE, &mode) == 0 && mode == KD_GRAPHICS) {
        close(descriptor);
        return -EBUSY;
    }
    return descriptor;
}

int linux_console_state(int descriptor, struct linux_console_state *state) {
    if (ioctl(descriptor, KDGETMODE, &state->mode) != 0) return errno;
    if (ioctl(descriptor, KDGKBMODE, &state->keyboard) != 0) return errno;
    // What an app has left behind that nothing could restore.
    if (state->mode == KD_GRAPHICS) *state = (struct linux_console_state){KD_TEXT, K_UNICODE};
    return 0;
}

int linux_console_set_state(int descriptor, struct linux_console_state state) {
    int keyboard = ioctl(descriptor, KDSKBMODE, state.keyboard) == 0 ? 0 : errno;
    int mode = ioctl(descriptor, KDSETMODE, state.mode) == 0 ? 0 : errno;
    return mode != 0 ? mode : keyboard;
}

int linux_console_set_graphics(int descriptor) {
    if (ioctl(descriptor, KDSETMODE, KD_GRAPHICS) != 0) return errno;
    if (ioctl(descriptor, KDSKBMODE, K_OFF) == 0) return 0;
    return result(ioctl(descriptor, KDSKBMODE, K_RAW));
}

static volatile sig_atomic_t leaving_counter = -1;
static volatile sig_atomic_t returned_counter = -1;

static void ring_for_console(int signal) {
    int saved = errno;
    int counter = signal == SIGUSR1 ? leaving_counter : returned_counter;
    if (counter >= 0) linux_signal_counter(counter);
    errno = saved;
}

int linux_console_control_switching(int descriptor, bool controls, int leaving, int returned) {
    struct vt_mode mode;
    memset(&mode, 0, sizeof mode);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    if (!controls) {
        mode.mode = VT_AUTO;
        int failure = result(ioctl(descriptor, VT_SETMODE, &mode));
        leaving_counter = returned_counter = -1;
        action.sa_handler = SIG_DFL;
        sigaction(SIGUSR1, &action, NULL);
        sigaction(SIGUSR2, &action, NULL);
        return failure;
    }
    leaving_counter = leaving;
    returned_counter = returned;
    action.sa_handler = ring_for_console;
    sigaction(SIGUSR1, &action, NULL);
    sigaction(SIGUSR2, &action, NULL);
    mode.mode = VT_PROCESS;
    mode.relsig = SIGUSR1;
    mode.acqsig = SIGUSR2;
    return result(ioctl(descriptor, VT_SETMODE, &mode));
}

int linux_console_allow_leaving(int descriptor) {
    return result(ioctl(descriptor, VT_RELDISP, 1));
}

int linux_console_take_return(int descriptor) {
    return result(ioctl(descriptor, VT_RELDISP, VT_ACKACQ));
}

int linux_console_show(int descriptor, int number) {
    return result(ioctl(descriptor, VT_ACTIVATE, number));
}

bool linux_console_is_shown(int descriptor, int number) {
    struct vt_stat state;
    return ioctl(descriptor, VT_GETSTATE, &state) != 0 || state.v_active == number;
}

/// Text mode again, switching by the kernel, keys for the terminal.
static bool restore(int descriptor, struct linux_console_state state) {
    struct vt_mode mode;
    memset(&mode, 0, sizeof mode);
    mode.mode = VT_AUTO;
    ioctl(descriptor, VT_SETMODE, &mode);
    return linux_console_set_state(descriptor, state) == 0;
}

/// The watching process: only calls that are safe after a fork of many threads.
static void watch(int pipe, int descriptor, int number, struct linux_console_state state) {
    prctl(PR_SET_NAME, "console-watch", 0, 0, 0);
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    // Nothing else of the app stays open: neither the display, which would keep its master, nor
    // pipes that somebody reads to their end.
    int null = open("/dev/null", O_RDWR);
    if (null >= 0) {
        for (int i = 0; i < 3; i++) dup2(null, i);
    }
    int low = pipe < descriptor ? pipe : descriptor, high = pipe < descriptor ? descriptor : pipe;
    if (low > 3) close_range(3, (unsigned)low - 1, 0);
    if (high > low + 1) close_range((unsigned)low + 1, (unsigned)high - 1, 0);
    close_range((unsigned)high + 1, ~0u, 0);
    char byte;
    ssize_t count;
    do count = read(pipe, &byte, 1);
    while (count < 0 && errno == EINTR);
    // A byte says that all is restored.
    if (count > 0) _exit(0);
    if (restore(descriptor, state)) _exit(0);
    // With the end of its session's first process the terminal was hung up; a new session may take
    // it, once the old one has let go.
    setsid();
    for (int attempt = 0; attempt < 100; attempt++) {
        int again = reopen(number, 0);
        if (again >= 0 && restore(again, state)) _exit(0);
        if (again >= 0) close(again);
        poll(NULL, 0, 20);
    }
    _exit(1);
}

/// The signals of a crash, and who heard them before.
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT};
enum { crash_count = sizeof crashes / sizeof *crashes };
static struct sigaction earlier_handlers[crash_count];
static volatile sig_atomic_t crash_console = -1;
static struct linux_console_state crash_state;

static void restore_at_crash(int signal, siginfo_t *info, void *context) {
    int descriptor = crash_console;
    if (descriptor >= 0) restore(descriptor, crash_state);
    struct sigaction earlier;
    memset(&earlier, 0, sizeof earlier);
    for (int i = 0; i < crash_count; i++) {
        if (crashes[i] == signal) earlier = earlier_handlers[i];
    }
    sigaction(signal, &earlier, NULL);
    // A fault happens again on return, now to whoever heard it before.
    if (info->si_code > 0 && signal != SIGTRAP) return;
    // What was sent does not, and whoever heard it may return as if nothing had happened.
    if (earlier.sa_flags & SA_SIGINFO) {
        earlier.sa_sigaction(signal, info, context);
    } else if (earlier.sa_handler != SIG_DFL && earlier.sa_handler != SIG_IGN) {
        earlier.sa_handler(signal);
    }
    memset(&earlier, 0, sizeof earlier);
    earlier.sa_handler = SIG_DFL;
    sigaction(signal, &earlier, NULL);
    raise(signal);
}

/// Swift's runtime holds a crashed process for as long as it prints where that was, half a minute
/// where it can ask what to do next. Its lines and its question must be seen.
static void restore_at_crashes(int descriptor, struct linux_console_state state) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_sigaction = restore_at_crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    crash_state = state;
    crash_console = descriptor;
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &earlier_handlers[i]);
}

static void ignore_crashes(void) {
    if (crash_console < 0) return;
    crash_console = -1;
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &earlier_handlers[i], NULL);
}

int linux_console_watch(int descriptor, int number, struct linux_console_state state,
                        int *process) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
    pid_t child = fork();
    if (child < 0) {
        int failure = errno;
        close(ends[0]);
        close(ends[1]);
        return -failure;
    }
    if (child == 0) {
        close(ends[1]);
        watch(ends[0], descriptor, number, state);
    }
    close(ends[0]);
    restore_at_crashes(descriptor, state);
    *process = child;
    return ends[1];
}

void linux_console_end_watch(int pipe, int process) {
    ignore_crashes();
    char byte = 1;
    // A watcher that somebody has ended must not end the app with a broken pipe.
    struct sigaction ignored, earlier;
    memset(&ignored, 0, sizeof ignored);
    ignored.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignored, &earlier);
    ssize_t written = write(pipe, &byte, 1);
    (void)written;
    sigaction(SIGPIPE, &earlier, NULL);
    close(pipe);
    // One that hangs is ended after a second, and left to itself after another.
    for (int attempt = 0; attempt < 200; attempt++) {
        pid_t ended = waitpid(process, NULL, WNOHANG);
        if (ended == process || (ended < 0 && errno != EINTR)) return;
        if (attempt == 100) kill(process, SIGKILL);
        poll(NULL, 0, 10);
    }
}

int linux_framebuffer_pan(int descriptor, struct fb_var_screeninfo screen, uint32_t y) {
    screen.yoffset = y;
    screen.activate = FB_ACTIVATE_VBL;
    return result(ioctl(descriptor, FBIOPAN_DISPLAY, &screen));
}

int linux_framebuffer_wait(int descriptor) {
    uint32_t screen = 0;
    return result(ioctl(descriptor, FBIO_WAITFORVSYNC, &screen));
}

int linux_framebuffer_power(int descriptor, bool on) {
    return result(ioctl(descriptor, FBIOBLANK, on ? FB_BLANK_UNBLANK : FB_BLANK_POWERDOWN));
}
