// FrontSDL
