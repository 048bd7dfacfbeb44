import type { Ticket } from '#api/games/lottery.ts'

export interface DrawResult {
  /** Identifies the draw, not the player. */
  readonly key: string
  readonly game: string
  readonly name: string
  /** Empty where the draw was called off. */
  readonly numbers: readonly string[]
  readonly outcome: 'won' | 'lost' | 'void'
  /** Minor units, of all the player's tickets for the draw. */
  readonly stake: number
  readonly prize: number
}

/** Milliseconds after a draw in which its result is still news. */
const newsFor = 5 * 60_000

const maxShown = 40

const isNews = ({ status, at }: Ticket, now: number) => status !== 'pending' && now - at < newsFor

const keyOf = ({ game, issue }: Ticket) => `${game} ${issue}`

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function outcomeOf(tickets: readonly Ticket[]): DrawResult['outcome'] {
  if (tickets.some(({ status }) => status === 'won')) return 'won'
  return tickets.every(({ status }) => status === 'void') ? 'void' : 'lost'
}

/** One result per draw, however many tickets the player has for it; oldest first. */
export function newResults(
  tickets: readonly Ticket[],
  shown: readonly string[],
  now: number,
): readonly DrawResult[] {
  const news = tickets
    .filter((ticket) => isNews(ticket, now))
    .filter((ticket) => !shown.includes(keyOf(ticket)))
    .toSorted((one, other) => one.at - other.at)
  return [...new Set(news.map(keyOf))].flatMap((key) => {
    const own = news.filter((ticket) => keyOf(ticket) === key)
    return own.slice(0, 1).map(({ game, name, numbers }) => ({
      key,
      game,
      name,
      numbers: numbers ?? [],
      outcome: outcomeOf(own),
      stake: sum(own.map(({ stake }) => stake)),
      prize: sum(own.map(({ prize }) => prize)),
    }))
  })
}

/** The latest is last; beyond the limit the oldest are dropped. */
export const withShown = (shown: readonly string[], results: readonly DrawResult[]) =>
  [...shown, ...results.map(({ key }) => key)].slice(-maxShown)
