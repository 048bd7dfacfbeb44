import { categories } from '#api/games/category.ts'
import { type Face, faceOf, isWhole, rowsOf } from '#api/games/face.rules.ts'
import { isRecord } from '#device/isRecord.ts'

/**
 * The games of an answer, as the app reads them. Not by the app's schema (api/games/game.ts), which is too large for
 * the page; its test compares the two.
 */
export function hotGamesIn(answer: unknown): readonly Face[] {
  if (!isRecord(answer) || !isRecord(answer['value'])) return []
  const { games, content, list } = answer['value']
  const sent = games ?? content ?? list
  const rows: readonly unknown[] = isRecord(sent) ? rowsOf(sent) : Array.isArray(sent) ? sent : []
  return rows.filter(isRecord).flatMap((row) => {
    const gameType = categories.find((category) => category === row['gameType'])
    return gameType ? [faceOf({ ...textsIn(row), gameType })].filter(isWhole) : []
  })
}

/** The texts and numbers of a row, as texts. */
const textsIn = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) => {
      const text = ['string', 'number'].includes(typeof value) ? String(value).trim() : ''
      return text ? [[key, text]] : []
    }),
  )
