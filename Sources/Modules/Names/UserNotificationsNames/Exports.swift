// What `import UserNotifications` brings: notifications that an app sends itself, over those of the
// desktop.
@_exported import Casement
