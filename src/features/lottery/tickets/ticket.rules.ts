import type { Ticket } from '#api/games/lottery.ts'

type Settling = Pick<Ticket, 'status' | 'at'>

/** Epoch milliseconds of the first draw after `time` that a ticket waits for; null when none does. */
export const nextSettling = (tickets: readonly Settling[], time: number): number | null =>
  tickets
    .filter(({ status, at }) => status === 'pending' && at > time)
    .reduce<number | null>((first, { at }) => (first !== null && first <= at ? first : at), null)

/** One by one, to mark the matching balls. */
export function ownNumbers({ play, content }: Pick<Ticket, 'play' | 'content'>): readonly string[] {
  return play === 'match' || play === 'one' ? content.split(',') : []
}

/** "3, 11, 25", "047", or empty for a bet on a side. */
export const contentText = (content: string) => content.replaceAll(',', ', ')

/** Minor units: the prize or the returned stake; null while the ticket waits. */
export const payoutShown = ({ status, prize }: Pick<Ticket, 'status' | 'prize'>): number | null =>
  status === 'pending' ? null : prize
