import { type Category, type VendorCode, isEsportsVendor } from './category.ts'

/** What a tile shows of a game besides its picture. */
export interface Face {
  readonly id: string
  readonly name: string
  readonly vendor: VendorCode
  readonly category: Category
  readonly isNew: boolean
  readonly demo: boolean
}

type Sent = { readonly gameType: Category } & {
  readonly [
    K in
      | 'nodeId'
      | 'gameId'
      | 'roomId'
      | 'gameName'
      | 'nodeName'
      | 'displayName'
      | 'vassalage'
      | 'vendorCode'
      | 'gameClassifyNew'
      | 'isNew'
      | 'supportPlay'
  ]?: string | undefined
}

/** Id, name and vendor are empty where the wire has none. */
export function faceOf(sent: Sent): Face {
  const vendor = sent.vassalage ?? sent.vendorCode ?? ''
  return {
    id: sent.nodeId ?? sent.gameId ?? sent.roomId ?? '',
    name: sent.gameName ?? sent.nodeName ?? sent.displayName ?? '',
    vendor,
    category: categoryOf(sent, vendor),
    isNew: sent.isNew === '1',
    demo: sent.supportPlay === '0',
  }
}

export const isWhole = ({ id, name, vendor }: Face) => ![id, name, vendor].includes('')

function categoryOf({ gameType, gameClassifyNew }: Sent, vendor: VendorCode): Category {
  if (gameClassifyNew?.includes('Crash')) return 'CRASH'
  return gameType === 'SPORTS' && isEsportsVendor(vendor) ? 'ESPORTS' : gameType
}

/** The rows of a list that has a column for each field. */
export function rowsOf(columns: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  const filled = Object.entries(columns).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  )
  const length = Math.max(0, ...filled.map(([, column]) => column.length))
  return Array.from({ length }, (_, row) =>
    Object.fromEntries(
      filled.flatMap(([key, column]) => (column[row] == null ? [] : [[key, column[row]]])),
    ),
  )
}
