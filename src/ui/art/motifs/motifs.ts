import type { Motif } from '../art.rules.ts'
import { fairMotifs } from './fairMotifs.ts'
import type { Part } from './part.ts'
import { slotMotifs } from './slotMotifs.ts'
import { tableMotifs } from './tableMotifs.ts'

export const motifs: Readonly<Record<Motif, readonly Part[]>> = {
  ...slotMotifs,
  ...tableMotifs,
  ...fairMotifs,
}
