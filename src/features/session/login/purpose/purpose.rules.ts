export interface Wanted {
  readonly next?: string | undefined
  /** The game whose star was pressed. */
  readonly star?: string | undefined
}

/** What a guest wanted to do, if the address shows it. */
type Purpose =
  | { readonly kind: 'play' | 'star'; readonly gameId: string }
  /** A lottery by its code; null for any. */
  | { readonly kind: 'lottery'; readonly code: string | null }
  | { readonly kind: 'deposit' | 'withdraw' }

const pages = new Map<string, 'deposit' | 'withdraw'>(
  Object.entries({
    '/m/vouchercenter': 'deposit',
    '/m/withdraw': 'withdraw',
  }),
)

export function purposeOf({ next = '', star }: Wanted): Purpose | null {
  if (star !== undefined) return { kind: 'star', gameId: star }
  const [path = '', query] = next.split('?')
  const page = path.toLowerCase()
  const search = new URLSearchParams(query)
  const said = (key: string) => search.get(key) || null
  const gameId = said('gameId')
  if (page === '/m/lottery') return { kind: 'lottery', code: null }
  if (page === '/m/startlottery') return { kind: 'lottery', code: gameId }
  if (page === '/m/launchgame')
    return gameId
      ? { kind: 'play', gameId }
      : search.has('prize_mode')
        ? { kind: 'lottery', code: said('code') }
        : null
  const kind = pages.get(page)
  return kind ? { kind } : null
}
