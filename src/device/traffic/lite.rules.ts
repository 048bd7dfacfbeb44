export interface Link {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** 'on' or 'off'; without a value the link decides. */
export const liteKey = 'lite'

/** The player's choice, or else Data Saver or 2g. */
export const isLiteFor = (chosen: string | null, { saveData, effectiveType }: Link): boolean =>
  chosen === 'on' || (chosen !== 'off' && Boolean(saveData || effectiveType?.endsWith('2g')))
