// Automation
