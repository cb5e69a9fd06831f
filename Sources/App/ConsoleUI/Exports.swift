// Whoever has the widgets has what they are drawn with, too. It is a module of
// its own, so that a debug build optimises it and records none of its calls.
@_exported import Drawing
