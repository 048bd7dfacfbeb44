import icons from './icons.json' with { type: 'json' }

/** Path data on a 24 grid, drawn as 2 px round strokes. */
export { icons }
export type IconName = keyof typeof icons

export const filledIcons: readonly string[] = ['star-fill']
