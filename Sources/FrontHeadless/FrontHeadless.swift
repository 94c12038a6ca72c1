// FrontHeadless
