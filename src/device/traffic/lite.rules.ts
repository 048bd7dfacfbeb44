export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

export const liteKey = 'lite'

export const isLiteFor = (
  chosen: string | null,
  { saveData, effectiveType }: Connection,
): boolean =>
  chosen === 'on' || (chosen !== 'off' && Boolean(saveData || effectiveType?.endsWith('2g')))
