import { money } from '#sandbox/vendor/client/money.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import type { LottoState } from '#sandbox/lottery/state.ts'
import type { Words } from './words/words.ts'

interface News {
  readonly text: string
  readonly tone: 'plain' | 'good'
}

/** The outcome of the player's tickets; a prize no larger than the stakes is not celebrated. */
export function newsOf(words: Words, before: LottoState, after: LottoState): News | null {
  const wasOpen = (order: string) =>
    before.tickets.some((ticket) => ticket.order === order && ticket.status === 'pending')
  const settled = after.tickets.filter(({ order, status }) => status !== 'pending' && wasOpen(order))
  if (settled.length === 0) return null
  const sum = (of: 'prize' | 'stake') => settled.reduce((total, ticket) => total + ticket[of], 0)
  if (settled.every(({ status }) => status === 'void'))
    return { text: fill(words.returned, money(sum('prize'))), tone: 'plain' }
  if (sum('prize') === 0) return { text: words.notWon, tone: 'plain' }
  const tone = sum('prize') > sum('stake') ? 'good' : 'plain'
  return { text: fill(words.won, money(sum('prize'))), tone }
} // oxfmt-ignore
