// A library to be preloaded into a process, which injects faults into its calls on the files of
// one directory, and writes down what reached them.
//
//   FAULT_DIR     the directory; calls on anything else pass untouched
//   FAULT_KINDS   which calls count, separated by commas: open write sync truncate unlink rename
//   FAULT_NAMES   which files count, by name, separated by commas; "." is the directory itself
//   FAULT_AT      the first call that is struck, from 1; 0 strikes none
//   FAULT_TIMES   how many calls are struck; 0 for all that follow
//   FAULT_ACTION  kill tear enospc eio erofs eacces eintr short stall starve quota lose
//   FAULT_STALL   how long a stalled call sleeps, or a starved one keeps a processor, in
//                 milliseconds
//   FAULT_QUOTA   how many bytes the directory may hold
//   FAULT_SWITCH  a file; faults are injected only while it is there
//   FAULT_REPORT  a file that holds `struct fault_report`, kept up to date
//   FAULT_LOG     a file to which every change of the directory is appended

#define _GNU_SOURCE

#include "FaultShim.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum kind { OPEN, WRITE, SYNC, TRUNCATE, UNLINK, RENAME, KINDS };
static const char *const kind_names[KINDS] = {
    "open", "write", "sync", "truncate", "unlink", "rename",
};

enum { MAX_DESCRIPTOR = 4096, NAME_LENGTH = 64 };

static struct {
    char directory[PATH_MAX];
    size_t directory_length;
    const char *kinds, *names, *action, *switch_file;
    unsigned long at, times, stall, quota;
    struct fault_report *report;
    int log;
} fault = {.log = -1};

/// The name of the file in the directory that a descriptor is open on; empty for all others.
static char open_names[MAX_DESCRIPTOR][NAME_LENGTH];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *);

static unsigned long number(const char *variable, unsigned long otherwise) {
    const char *text = getenv(variable);
    return text != NULL ? strtoul(text, NULL, 10) : otherwise;
}

static void begin(void) {
    real_open = dlsym(RTLD_NEXT, "open64");
    real_openat = dlsym(RTLD_NEXT, "openat64");
    real_close = dlsym(RTLD_NEXT, "close");
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    real_rename = dlsym(RTLD_NEXT, "rename");

    const char *directory = getenv("FAULT_DIR");
    if (directory == NULL || strlen(directory) >= sizeof fault.directory) return;
    strcpy(fault.directory, directory);
    fault.directory_length = strlen(directory);
    fault.kinds = getenv("FAULT_KINDS");
    fault.names = getenv("FAULT_NAMES");
    fault.action = getenv("FAULT_ACTION");
    fault.switch_file = getenv("FAULT_SWITCH");
    fault.at = number("FAULT_AT", 0);
    fault.times = number("FAULT_TIMES", 1);
    fault.stall = number("FAULT_STALL", 0);
    fault.quota = number("FAULT_QUOTA", 0);
    const char *report = getenv("FAULT_REPORT");
    if (report != NULL) {
        int descriptor = real_open(report, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (descriptor >= 0 && real_ftruncate(descriptor, sizeof *fault.report) == 0) {
            void *memory = mmap(
                NULL, sizeof *fault.report, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
            if (memory != MAP_FAILED) fault.report = memory;
        }
        if (descriptor >= 0) real_close(descriptor);
    }
    const char *log = getenv("FAULT_LOG");
    if (log != NULL) {
        fault.log = real_open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
}

/// The name of a file in the directory, "." for the directory itself, NULL for all others.
static const char *name_of_path(const char *path) {
    pthread_once(&once, begin);
    if (fault.directory_length == 0 || path == NULL) return NULL;
    if (strncmp(path, fault.directory, fault.directory_length) != 0) return NULL;
    const char *rest = path + fault.directory_length;
    if (*rest == '\0') return ".";
    if (*rest != '/') return NULL;
    while (*rest == '/') rest++;
    if (*rest == '\0') return ".";
    return strchr(rest, '/') == NULL && strlen(rest) < NAME_LENGTH ? rest : NULL;
}

static const char *name_of_descriptor(int descriptor) {
    pthread_once(&once, begin);
    if (descriptor < 0 || descriptor >= MAX_DESCRIPTOR) return NULL;
    return open_names[descriptor][0] != '\0' ? open_names[descriptor] : NULL;
}

/// Whether a list of words separated by commas has the word; no list has all.
static bool has(const char *list, const char *word) {
    if (list == NULL || *list == '\0') return true;
    size_t length = strlen(word);
    for (const char *at = list; (at = strstr(at, word)) != NULL; at += length) {
        bool begins = at == list || at[-1] == ',';
        if (begins && (at[length] == '\0' || at[length] == ',')) return true;
    }
    return false;
}

static bool does(const char *action) {
    return fault.action != NULL && strcmp(fault.action, action) == 0;
}

/// Whether the directory would hold more than its quota after the write.
static bool is_over_quota(int descriptor, off_t end) {
    struct stat status;
    off_t growth = fstat(descriptor, &status) == 0 && end > status.st_size
        ? end - status.st_size : 0;
    if (growth == 0) return false;
    off_t total = growth;
    DIR *directory = opendir(fault.directory);
    if (directory == NULL) return false;
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        if (entry->d_name[0] == '.') continue;
        if (fstatat(dirfd(directory), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) == 0) {
            total += status.st_size;
        }
    }
    closedir(directory);
    return total > (off_t)fault.quota;
}

/// Counts the call; true where it is to be struck.
static bool is_struck(enum kind kind, const char *name, int descriptor, off_t end) {
    if (fault.action == NULL || !has(fault.kinds, kind_names[kind]) || !has(fault.names, name)) {
        return false;
    }
    if (fault.switch_file != NULL && access(fault.switch_file, F_OK) != 0) return false;
    if (does("quota") && (kind != WRITE || !is_over_quota(descriptor, end))) return false;
    struct fault_report spare = {0};
    struct fault_report *report = fault.report != NULL ? fault.report : &spare;
    unsigned long call = __atomic_add_fetch(&report->seen, 1, __ATOMIC_SEQ_CST);
    if (fault.at == 0 || call < fault.at) return false;
    if (fault.times != 0 && call >= fault.at + fault.times) return false;
    __atomic_add_fetch(&report->strikes, 1, __ATOMIC_SEQ_CST);
    return true;
}

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static void sleep_for(unsigned long milliseconds) {
    struct timespec left = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
    while (nanosleep(&left, &left) != 0 && errno == EINTR) {
    }
}

static void run_for(unsigned long milliseconds) {
    struct timespec start, now;
    clock_gettime(CLOCK_MONOTONIC, &start);
    long passed;
    do {
        clock_gettime(CLOCK_MONOTONIC, &now);
        passed = (now.tv_sec - start.tv_sec) * 1000 + (now.tv_nsec - start.tv_nsec) / 1000000;
    } while (passed < (long)milliseconds);
}

/// What a struck call is to do instead: fail with the error returned, or go on where it is 0.
static int error_of_strike(void) {
    if (does("kill")) die();
    if (does("stall") || does("starve")) {
        struct fault_report spare = {0};
        struct fault_report *report = fault.report != NULL ? fault.report : &spare;
        __atomic_add_fetch(&report->stalls_begun, 1, __ATOMIC_SEQ_CST);
        if (does("stall")) sleep_for(fault.stall); else run_for(fault.stall);
        __atomic_add_fetch(&report->stalls_ended, 1, __ATOMIC_SEQ_CST);
        return 0;
    }
    if (does("enospc") || does("quota")) return ENOSPC;
    if (does("eio")) return EIO;
    if (does("erofs")) return EROFS;
    if (does("eacces")) return EACCES;
    if (does("eintr")) return EINTR;
    return 0;
}

/// One entry: kind, lengths of both names, offset, length, then the names and the bytes.
static void note(
    enum kind kind, const char *name, const char *other, off_t offset, const void *bytes,
    size_t length
) {
    if (fault.log < 0) return;
    struct {
        uint32_t kind, name_length, other_length, padding;
        uint64_t offset, length;
    } head = {kind, strlen(name), strlen(other), 0, offset, length};
    struct iovec parts[] = {
        {&head, sizeof head}, {(void *)name, head.name_length},
        {(void *)other, head.other_length}, {(void *)bytes, bytes != NULL ? length : 0},
    };
    if (writev(fault.log, parts, 4) < 0) abort();
}

/// While calls are written down they are made one at a time, so that the order is the log's.
static void enter(void) {
    if (fault.log >= 0) pthread_mutex_lock(&mutex);
}

static void leave(void) {
    int saved = errno;
    if (fault.log >= 0) pthread_mutex_unlock(&mutex);
    errno = saved;
}

static int open_at(int directory, const char *path, int flags, mode_t mode) {
    pthread_once(&once, begin);
    const char *name = name_of_path(path);
    if (name != NULL && is_struck(OPEN, name, -1, 0)) {
        int error = error_of_strike();
        if (error != 0) {
            errno = error;
            return -1;
        }
    }
    if (name != NULL) enter();
    bool is_new = name != NULL && (flags & O_CREAT) && access(path, F_OK) != 0;
    int descriptor = real_openat(directory, path, flags, mode);
    if (name != NULL && descriptor >= 0) {
        if (descriptor < MAX_DESCRIPTOR) strcpy(open_names[descriptor], name);
        if (is_new) note(OPEN, name, "", 0, NULL, 0);
        if (!is_new && (flags & O_TRUNC)) note(TRUNCATE, name, "", 0, NULL, 0);
    }
    if (name != NULL) leave();
    return descriptor;
}

#define MODE(last) \
    mode_t mode = 0; \
    if (flags & (O_CREAT | O_TMPFILE)) { \
        va_list list; \
        va_start(list, last); \
        mode = va_arg(list, mode_t); \
        va_end(list); \
    }

int open(const char *path, int flags, ...) {
    MODE(flags)
    return open_at(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags)
    return open_at(AT_FDCWD, path, flags, mode);
}

int openat(int directory, const char *path, int flags, ...) {
    MODE(flags)
    return open_at(directory, path, flags, mode);
}

int openat64(int directory, const char *path, int flags, ...) {
    MODE(flags)
    return open_at(directory, path, flags, mode);
}

int close(int descriptor) {
    pthread_once(&once, begin);
    if (descriptor >= 0 && descriptor < MAX_DESCRIPTOR) open_names[descriptor][0] = '\0';
    return real_close(descriptor);
}

/// A write at an offset, or at the descriptor's own place where the offset is negative.
static ssize_t write_at(int descriptor, const void *bytes, size_t length, off_t offset) {
    return offset < 0 ? real_write(descriptor, bytes, length)
                      : real_pwrite(descriptor, bytes, length, offset);
}

static ssize_t struck_write(
    const char *name, int descriptor, const void *bytes, size_t length, off_t offset
) {
    off_t start = offset >= 0 ? offset
        : fcntl(descriptor, F_GETFL) & O_APPEND ? lseek(descriptor, 0, SEEK_END)
                                                : lseek(descriptor, 0, SEEK_CUR);
    if (is_struck(WRITE, name, descriptor, start + (off_t)length)) {
        if (does("tear")) {
            write_at(descriptor, bytes, length / 2, offset);
            die();
        }
        if (does("short") && length > 1) length /= 2;
        if (does("lose")) return (ssize_t)length;
        int error = error_of_strike();
        if (error != 0) {
            errno = error;
            return -1;
        }
    }
    enter();
    ssize_t written = write_at(descriptor, bytes, length, offset);
    if (written > 0) note(WRITE, name, "", start, bytes, written);
    leave();
    return written;
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
    const char *name = name_of_descriptor(descriptor);
    return name == NULL ? real_write(descriptor, bytes, length)
                        : struck_write(name, descriptor, bytes, length, -1);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t offset) {
    const char *name = name_of_descriptor(descriptor);
    return name == NULL ? real_pwrite(descriptor, bytes, length, offset)
                        : struck_write(name, descriptor, bytes, length, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t length, off64_t offset) {
    return pwrite(descriptor, bytes, length, offset);
}

static int synchronize(int descriptor, int (*real)(int)) {
    const char *name = name_of_descriptor(descriptor);
    if (name == NULL) return real(descriptor);
    if (is_struck(SYNC, name, descriptor, 0)) {
        int error = error_of_strike();
        if (error != 0) {
            errno = error;
            return -1;
        }
    }
    enter();
    int result = real(descriptor);
    if (result == 0) note(SYNC, name, "", 0, NULL, 0);
    leave();
    return result;
}

int fsync(int descriptor) {
    pthread_once(&once, begin);
    return synchronize(descriptor, real_fsync);
}

int fdatasync(int descriptor) {
    pthread_once(&once, begin);
    return synchronize(descriptor, real_fdatasync);
}

int ftruncate(int descriptor, off_t length) {
    const char *name = name_of_descriptor(descriptor);
    if (name == NULL) return real_ftruncate(descriptor, length);
    if (is_struck(TRUNCATE, name, descriptor, length)) {
        int error = error_of_strike();
        if (error != 0) {
            errno = error;
            return -1;
        }
    }
    enter();
    int result = real_ftruncate(descriptor, length);
    if (result == 0) note(TRUNCATE, name, "", length, NULL, 0);
    leave();
    return result;
}

int ftruncate64(int descriptor, off64_t length) {
    return ftruncate(descriptor, length);
}

int unlink(const char *path) {
    const char *name = name_of_path(path);
    if (name == NULL) return real_unlink(path);
    if (is_struck(UNLINK, name, -1, 0)) {
        int error = error_of_strike();
        if (error != 0) {
            errno = error;
            return -1;
        }
    }
    enter();
    int result = real_unlink(path);
    if (result == 0) note(UNLINK, name, "", 0, NULL, 0);
    leave();
    return result;
}

int rename(const char *path, const char *other) {
    const char *name = name_of_path(path);
    const char *new_name = name_of_path(other);
    if (name == NULL || new_name == NULL) return real_rename(path, other);
    if (is_struck(RENAME, name, -1, 0)) {
        int error = error_of_strike();
        if (error != 0) {
            errno = error;
            return -1;
        }
    }
    enter();
    int result = real_rename(path, other);
    if (result == 0) note(RENAME, name, new_name, 0, NULL, 0);
    leave();
    return result;
}
