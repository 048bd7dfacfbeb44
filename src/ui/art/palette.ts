import './palette.css'

/** Not the class of a module: the page would contain the names of all palettes. */
export const paletteClass = (palette: number) => `palette-p${palette}`
