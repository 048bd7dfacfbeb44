import type { Ticket } from '../../../api/games/lottery.ts'

type Settling = Pick<Ticket, 'status' | 'at'>

/** When the first waiting ticket is drawn after this time, or null when none waits for a draw. */
export const nextSettling = (tickets: readonly Settling[], time: number): number | null =>
  tickets
    .filter(({ status, at }) => status === 'pending' && at > time)
    .reduce<number | null>((first, { at }) => (first !== null && first <= at ? first : at), null)

/** The numbers of a ticket one by one, for the balls that it has right. */
export function ownNumbers({ play, content }: Pick<Ticket, 'play' | 'content'>): readonly string[] {
  return play === 'match' || play === 'one' ? content.split(',') : []
}

/** "3 · 11 · 25", "047", or nothing where a ticket is a side. */
export const contentText = (content: string) => content.replaceAll(',', ' · ')

/** What a ticket brought: its prize, its stake back, or nothing to say while it waits. */
export const payoutShown = ({ status, prize }: Pick<Ticket, 'status' | 'prize'>): number | null =>
  status === 'pending' ? null : prize
