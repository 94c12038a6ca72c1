// Images
