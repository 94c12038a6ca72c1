// A touch screen for several fingers, made with the kernel's uinput.
//
// `TouchScreen WIDTH HEIGHT` reads lines until its input ends, each of them the state of one finger:
// `FINGER X Y` for a finger on the screen, `FINGER` for one that has left, and an empty line when all
// that has changed at this moment is said.

#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { FINGERS = 10 };

static int device;

static void report(int type, int code, int value) {
    struct input_event event = {.type = type, .code = code, .value = value};
    if (write(device, &event, sizeof event) != sizeof event) {
        perror("TouchScreen: the kernel takes no more events");
        exit(1);
    }
}

static int add_axis(int code, int maximum) {
    struct uinput_abs_setup axis = {.code = code, .absinfo.maximum = maximum};
    return ioctl(device, UI_SET_ABSBIT, code) || ioctl(device, UI_ABS_SETUP, &axis);
}

static int make_device(int width, int height) {
    struct uinput_setup setup = {
        .id = {.bustype = BUS_I2C, .vendor = 0x1209, .product = 1}, .name = "Test touch screen"};
    return ioctl(device, UI_SET_EVBIT, EV_KEY) || ioctl(device, UI_SET_KEYBIT, BTN_TOUCH)
        || ioctl(device, UI_SET_EVBIT, EV_ABS)
        || ioctl(device, UI_SET_PROPBIT, INPUT_PROP_DIRECT)
        || add_axis(ABS_X, width - 1) || add_axis(ABS_Y, height - 1)
        || add_axis(ABS_MT_SLOT, FINGERS - 1) || add_axis(ABS_MT_TRACKING_ID, 65535)
        || add_axis(ABS_MT_POSITION_X, width - 1) || add_axis(ABS_MT_POSITION_Y, height - 1)
        || ioctl(device, UI_DEV_SETUP, &setup) || ioctl(device, UI_DEV_CREATE);
}

int main(int count, char **arguments) {
    device = open("/dev/uinput", O_WRONLY | O_CLOEXEC);
    if (device < 0 || count < 3 || make_device(atoi(arguments[1]), atoi(arguments[2]))) {
        perror("TouchScreen: the kernel makes no device");
        return 1;
    }
    char line[100];
    int is_down[FINGERS] = {0}, down = 0, next_contact = 1;
    while (fgets(line, sizeof line, stdin)) {
        int finger, x, y;
        int known = sscanf(line, "%d %d %d", &finger, &x, &y);
        if (known < 1) {
            report(EV_SYN, SYN_REPORT, 0);
            continue;
        }
        if (finger < 0 || finger >= FINGERS) continue;
        report(EV_ABS, ABS_MT_SLOT, finger);
        if (known == 3) {
            if (!is_down[finger]) {
                report(EV_ABS, ABS_MT_TRACKING_ID, next_contact++ % 65536);
                if (down++ == 0) report(EV_KEY, BTN_TOUCH, 1);
            }
            report(EV_ABS, ABS_MT_POSITION_X, x);
            report(EV_ABS, ABS_MT_POSITION_Y, y);
            // What a screen for one finger says.
            if (finger == 0) {
                report(EV_ABS, ABS_X, x);
                report(EV_ABS, ABS_Y, y);
            }
        } else if (is_down[finger]) {
            report(EV_ABS, ABS_MT_TRACKING_ID, -1);
            if (--down == 0) report(EV_KEY, BTN_TOUCH, 0);
        }
        is_down[finger] = known == 3;
    }
    ioctl(device, UI_DEV_DESTROY);
    return 0;
}
