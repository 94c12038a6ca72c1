// Layouts
