import { categories, isEsportsVendor } from '#api/games/category.ts'
import { isRecord } from '#device/isRecord.ts'

interface HotGame {
  readonly id: string
  readonly name: string
  readonly vendor: string
  readonly category: string
  readonly isNew: boolean
  readonly demo: boolean
}

type Row = Readonly<Record<string, unknown>>

/**
 * The games of an answer, read like the app's schema (api/games/game.ts), which is too large for the page's first
 * script. Entries that are not games are left out, as there.
 */
export function hotGamesIn(answer: unknown): readonly HotGame[] {
  if (!isRecord(answer) || !isRecord(answer['value'])) return []
  const { games, content, list } = answer['value']
  return rowsOf(games ?? content ?? list).flatMap(gameIn)
}

/** The platform lists games as rows, or as a column for each of their fields. */
function rowsOf(list: unknown): readonly Row[] {
  if (Array.isArray(list)) return list.filter(isRecord)
  if (!isRecord(list)) return []
  const columns = Object.entries(list).flatMap(([key, column]) =>
    Array.isArray(column) ? [[key, column] as const] : [],
  )
  const length = Math.max(0, ...columns.map(([, column]) => column.length))
  return Array.from({ length }, (_, row) =>
    Object.fromEntries(columns.map(([key, column]) => [key, column[row]])),
  )
}

function gameIn(row: Row): readonly HotGame[] {
  const id = textOf(row, ['nodeId', 'gameId', 'roomId'])
  const name = textOf(row, ['gameName', 'nodeName', 'displayName'])
  const vendor = textOf(row, ['vassalage', 'vendorCode'])
  const listed = categories.find((category) => category === row['gameType'])
  if (!id || !name || !vendor || !listed) return []
  const isOn = { isNew: textOf(row, ['isNew']) === '1', demo: textOf(row, ['supportPlay']) === '0' }
  return [{ id, name, vendor, category: categoryOf(row, listed, vendor), ...isOn }]
}

function categoryOf(row: Row, listed: string, vendor: string) {
  if (textOf(row, ['gameClassifyNew']).includes('Crash')) return 'CRASH'
  return listed === 'SPORTS' && isEsportsVendor(vendor) ? 'ESPORTS' : listed
}

function textOf(row: Row, keys: readonly string[]): string {
  for (const key of keys) {
    const value = row[key]
    const text = ['string', 'number'].includes(typeof value) ? String(value).trim() : ''
    if (text) return text
  }
  return ''
}
