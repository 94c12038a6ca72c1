// Drawing
