// FrontFB
