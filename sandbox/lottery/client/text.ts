import { type Play, type Shape, timesOf } from '#sandbox/lottery/sheets/plays.ts'
import { inDigits, money } from '#sandbox/vendor/client/numbers.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import type { Words } from './words/words.ts'
import type { LottoState } from '#sandbox/lottery/state.ts'

const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** "pays 900×"; if it depends on the numbers, the most it can pay. */
export function paysOf(words: Words, shape: Shape, play: Play): string {
  if (play === 'any') {
    const different = '0123456789'.slice(0, shape.picks)
    const most = '0'.repeat(shape.picks - 1) + '1'
    const times = Math.max(timesOf(shape, play, different), timesOf(shape, play, most))
    return fill(words.upTo, plain.format(times / 100))
  }
  const times = plain.format(timesOf(shape, play, '') / 100)
  return fill(play === 'match' ? words.upTo : words.pays, times)
}

/** 65000 ms → "1:05" */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  const rest = `${two(minutes)}:${two(seconds % 60)}`
  return inDigits(hours > 0 ? `${hours}:${rest}` : rest)
}

/** "047", "3, 11, 25", or empty for big, small, odd and even. */
const shown = (content: string) => inDigits(content.replaceAll(',', ', '))

export const lineText = (words: Words, play: Play, content: string) =>
  content ? `${words.play[play]} ${shown(content)}` : words.play[play]

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
