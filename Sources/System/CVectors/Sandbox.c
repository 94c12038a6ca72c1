#define _GNU_SOURCE
#include "Internals.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef O_TMPFILE
#define O_TMPFILE 020200000
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define RESERVES_ADDRESSES 1
#endif
#endif

/// Memory for drawing, beyond what the process has at its start: the largest picture and some layers
/// of it.
static const rlim_t most_memory = (rlim_t)640 << 20;
/// Seconds of work in all.
static const rlim_t most_work = 40;

static void limit(int resource, rlim_t value) {
    struct rlimit both = {value, value};
    setrlimit(resource, &both);
}

static void limit_resources(void) {
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_CPU, most_work);
    limit(RLIMIT_NOFILE, 128);
    limit(RLIMIT_FSIZE, 0);
    signal(SIGXFSZ, SIG_IGN);
    limit(RLIMIT_MEMLOCK, 0);
    limit(RLIMIT_MSGQUEUE, 0);
#ifndef RESERVES_ADDRESSES
    // The process has the app's code, of any size.
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file) {
        if (fscanf(file, "%lu", &pages) != 1) pages = 0;
        fclose(file);
    }
    limit(RLIMIT_AS, (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + most_memory);
#endif
}

// MARK: Files

static void allow_reading(int rules, const char *path) {
    int folder = open(path, O_PATH | O_CLOEXEC);
    if (folder < 0) return;
    struct landlock_path_beneath_attr rule = {
        .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR |
                          LANDLOCK_ACCESS_FS_EXECUTE,
        .parent_fd = folder,
    };
    if (syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0 &&
        errno == EINVAL) {
        // It is not a folder.
        rule.allowed_access &= ~(__u64)LANDLOCK_ACCESS_FS_READ_DIR;
        syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    }
    close(folder);
}

/// Allows a folder in one that a variable names; with the variable's name alone that one itself.
static void allow_below(int rules, const char *variable, const char *rest) {
    const char *base = getenv(variable);
    if (!base || base[0] != '/') return;
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s%s", base, rest) < (int)sizeof path)
        allow_reading(rules, path);
}

/// Reading the system's libraries and everybody's fonts.
static void limit_files(void) {
    struct landlock_ruleset_attr all = {.handled_access_fs = (1ULL << 13) - 1};
    int rules = (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all.handled_access_fs, 0);
    if (rules < 0) return;
    static const char *const folders[] = {
        "/usr", "/lib", "/lib64", "/etc/fonts", "/etc/ld.so.cache", "/var/cache/fontconfig",
        "/nix/store",
    };
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) allow_reading(rules, folders[i]);
    allow_below(rules, "HOME", "/.fonts");
    allow_below(rules, "HOME", "/.local/share/fonts");
    allow_below(rules, "HOME", "/.cache/fontconfig");
    allow_below(rules, "HOME", "/.config/fontconfig");
    allow_below(rules, "XDG_DATA_HOME", "/fonts");
    allow_below(rules, "XDG_CACHE_HOME", "/fontconfig");
    allow_below(rules, "XDG_CONFIG_HOME", "/fontconfig");
    allow_below(rules, "FONTCONFIG_PATH", "");
    char path[PATH_MAX];
    const char *file = getenv("FONTCONFIG_FILE");
    if (file && file[0] == '/' && strlen(file) < sizeof path) {
        strcpy(path, file);
        *strrchr(path, '/') = 0;
        if (path[0]) allow_reading(rules, path);
    }
    syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
}

// MARK: System calls

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef OWN_ARCHITECTURE
/// Those that are allowed whatever their arguments are: memory, threads, time, and the descriptors
/// that the process has.
static const int allowed[] = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_close, SYS_lseek, SYS_fstat,
    SYS_newfstatat, SYS_statx, SYS_statfs, SYS_fstatfs, SYS_readlinkat, SYS_faccessat,
    SYS_faccessat2, SYS_getdents64, SYS_fcntl, SYS_dup, SYS_flock, SYS_getcwd, SYS_mmap,
    SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_brk, SYS_futex, SYS_set_robust_list,
    SYS_rseq, SYS_sched_yield, SYS_sched_getaffinity, SYS_getpid, SYS_gettid, SYS_getppid,
    SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_uname, SYS_sysinfo, SYS_getrusage,
    SYS_prlimit64, SYS_getrandom, SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep,
    SYS_nanosleep, SYS_gettimeofday, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn,
    SYS_sigaltstack, SYS_restart_syscall, SYS_ppoll, SYS_eventfd2, SYS_recvmsg, SYS_sendmsg,
    SYS_sendto, SYS_membarrier, SYS_set_tid_address, SYS_exit, SYS_exit_group,
#ifdef __x86_64__
    SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_poll, SYS_arch_prctl, SYS_time,
#endif
};
enum { allowed_count = sizeof allowed / sizeof *allowed };

static const unsigned writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_TMPFILE;

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define GIVE(result) BPF_STMT(BPF_RET | BPF_K, result)
#define REFUSE(number) GIVE(SECCOMP_RET_ERRNO | (number))
#define IF_EQUAL(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(value), yes, no)
#define IF_ANY(bits, yes, no) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (unsigned)(bits), yes, no)

/// All other system calls fail, which libraries are prepared for.
static void limit_calls(void) {
    struct sock_filter filter[2 * allowed_count + 64];
    unsigned short count = 0;
#define ADD(...)                                                                                   \
    do {                                                                                           \
        const struct sock_filter lines[] = {__VA_ARGS__};                                          \
        memcpy(filter + count, lines, sizeof lines);                                               \
        count += sizeof lines / sizeof *lines;                                                     \
    } while (0)
    ADD(LOAD(arch), IF_EQUAL(OWN_ARCHITECTURE, 1, 0), GIVE(SECCOMP_RET_KILL_PROCESS), LOAD(nr));
    for (int i = 0; i < allowed_count; i++)
        ADD(IF_EQUAL(allowed[i], 0, 1), GIVE(SECCOMP_RET_ALLOW));
    // Files are opened for reading.
    ADD(IF_EQUAL(SYS_openat, 0, 4), LOAD(args[2]), IF_ANY(writing & ~O_DIRECTORY, 0, 1),
        REFUSE(EACCES), GIVE(SECCOMP_RET_ALLOW));
#ifdef __x86_64__
    ADD(IF_EQUAL(SYS_open, 0, 4), LOAD(args[1]), IF_ANY(writing & ~O_DIRECTORY, 0, 1),
        REFUSE(EACCES), GIVE(SECCOMP_RET_ALLOW));
#endif
    // There are further threads, and no further processes.
    ADD(IF_EQUAL(SYS_clone, 0, 4), LOAD(args[0]), IF_ANY(CLONE_THREAD, 0, 1),
        GIVE(SECCOMP_RET_ALLOW), REFUSE(EPERM));
    ADD(IF_EQUAL(SYS_clone3, 0, 1), REFUSE(ENOSYS));
    ADD(IF_EQUAL(SYS_ioctl, 0, 1), REFUSE(ENOTTY));
    // A library that gives up sends itself a signal.
    ADD(IF_EQUAL(SYS_tgkill, 0, 4), LOAD(args[0]), IF_EQUAL(getpid(), 0, 1),
        GIVE(SECCOMP_RET_ALLOW), REFUSE(EPERM));
    ADD(IF_EQUAL(SYS_prctl, 0, 4), LOAD(args[0]), IF_EQUAL(PR_SET_NAME, 0, 1),
        GIVE(SECCOMP_RET_ALLOW), REFUSE(EPERM));
    ADD(REFUSE(EPERM));
    struct sock_fprog program = {count, filter};
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}
#else
static void limit_calls(void) {}
#endif

bool vectors_can_limit_files(void) {
    return syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) >= 1;
}

bool vectors_can_limit_calls(void) {
#ifdef OWN_ARCHITECTURE
    return prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0;
#else
    return false;
#endif
}

void vectors_restrict(void) {
    limit_resources();
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    // Without this a process may give nothing up.
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;
    limit_files();
    limit_calls();
}

int vectors_powers(void) {
    int powers = 0;
    int file = open("/etc/passwd", O_RDONLY);
    if (file >= 0) powers |= vector_reads_files;
    if (file >= 0) close(file);
    char path[] = "/tmp/vectors-XXXXXX";
    file = mkstemp(path);
    if (file >= 0) powers |= vector_writes_files;
    if (file >= 0) close(file), unlink(path);
    static const int families[] = {AF_INET, AF_INET6, AF_UNIX, AF_NETLINK};
    for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
        int other = socket(families[i], SOCK_STREAM, 0);
        if (other >= 0) powers |= vector_opens_sockets;
        if (other >= 0) close(other);
    }
    pid_t child = fork();
    if (child == 0) _exit(0);
    if (child > 0) powers |= vector_starts_processes;
    if (child > 0) waitpid(child, NULL, 0);
    // A program that is not there: only whether one could be run.
    execl("/nowhere", "/nowhere", (char *)NULL);
    if (errno == ENOENT) powers |= vector_runs_programs;
    return powers;
}
