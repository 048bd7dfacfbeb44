/** What the browser tells of the link, where it tells anything. */
export interface Link {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Where the player's own choice is kept: 'on' or 'off'; nothing means that the link decides. */
export const liteKey = 'lite'

/** Few bytes and no pictures: as the player chose, or else with Data Saver or on 2g. */
export const isLiteFor = (chosen: string | null, { saveData, effectiveType }: Link): boolean =>
  chosen === 'on' || (chosen !== 'off' && Boolean(saveData || effectiveType?.endsWith('2g')))
