#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

int cs_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

/// What one call of `cs_spawn` asks for, and its answer.
struct request {
    const char *path;
    char *const *arguments;
    char *const *environment;
    const char *folder;
    int output;
    int ending;
    pid_t child;
    int error;
    bool is_done;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
/// The request that waits for the thread, if there is one.
static struct request *waiting;
static bool has_thread;

/// Gives the new process signals as a shell does: what this one ignores or blocks is its own affair.
static void take_default_signals(void) {
    // Some numbers cannot be changed, or are not signals.
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Turns a copy of this process into the program. Only calls that are safe in a copy of a process
/// with threads are made here.
static void become(const struct request *request, pid_t parent, int report) {
    // Out of the way of the numbers that are replaced below.
    int output = fcntl(request->output, F_DUPFD_CLOEXEC, 4);
    int failure = fcntl(report, F_DUPFD_CLOEXEC, 4);
    int empty = open("/dev/null", O_RDONLY);
    bool is_ready =
        output >= 0 && failure >= 0 && empty >= 0 && dup2(empty, 0) == 0
        && dup2(output, 1) == 1 && dup2(output, 2) == 2 && dup3(failure, 3, O_CLOEXEC) == 3
        && prctl(PR_SET_PDEATHSIG, request->ending) == 0;
    if (is_ready) {
        closefrom(4);
        // A parent that ended before the line above sends no signal any more.
        if (getppid() != parent) _exit(127);
        if (request->folder == NULL || chdir(request->folder) == 0) {
            take_default_signals();
            execve(request->path, request->arguments, request->environment);
        }
    }
    int error = errno;
    ssize_t written = write(is_ready ? 3 : report, &error, sizeof error);
    (void)written;
    _exit(127);
}

/// Starts the program; the pipe says whether it became one.
static void start(struct request *request) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) {
        request->error = errno;
        return;
    }
    pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) become(request, parent, ends[1]);
    int error = child < 0 ? errno : 0;
    close(ends[1]);
    if (child > 0) {
        ssize_t size;
        do {
            size = read(ends[0], &error, sizeof error);
        } while (size < 0 && errno == EINTR);
        if (size != sizeof error) {
            error = 0;
        } else {
            while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
        }
    }
    close(ends[0]);
    request->child = child;
    request->error = error;
}

/// The thread that is the parent of all programs: the signal is sent at the end of the thread that
/// started a program, and this one ends with the process alone.
static void *serve(void *unused) {
    (void)unused;
    pthread_mutex_lock(&lock);
    while (true) {
        while (waiting == NULL) pthread_cond_wait(&change, &lock);
        struct request *request = waiting;
        waiting = NULL;
        start(request);
        request->is_done = true;
        pthread_cond_broadcast(&change);
    }
    return NULL;
}

/// Starts the thread, which handles no signals. The lock is held.
static int start_thread(void) {
    if (has_thread) return 0;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    int error = pthread_create(&thread, NULL, serve, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error != 0) return error;
    pthread_detach(thread);
    has_thread = true;
    return 0;
}

int cs_spawn(pid_t *child, const char *path, char *const arguments[], char *const environment[],
             const char *folder, int output, int ending) {
    struct request request = {
        .path = path, .arguments = arguments, .environment = environment,
        .folder = folder, .output = output, .ending = ending,
    };
    pthread_mutex_lock(&lock);
    int error = start_thread();
    if (error == 0) {
        while (waiting != NULL) pthread_cond_wait(&change, &lock);
        waiting = &request;
        pthread_cond_broadcast(&change);
        while (!request.is_done) pthread_cond_wait(&change, &lock);
        error = request.error;
    }
    pthread_mutex_unlock(&lock);
    *child = request.child;
    return error;
}
