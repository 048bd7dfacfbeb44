export interface Wanted {
  readonly next?: string | undefined
  /** The game whose star was pressed. */
  readonly star?: string | undefined
}

/** What a guest wanted, as far as the address says. */
type Purpose =
  | { readonly kind: 'play' | 'star'; readonly gameId: string }
  | { readonly kind: 'deposit' | 'withdraw' }

const pages: Readonly<Record<string, 'deposit' | 'withdraw'>> = {
  '/m/vouchercenter': 'deposit',
  '/m/withdraw': 'withdraw',
}

export function purposeOf({ next = '', star }: Wanted): Purpose | null {
  if (star !== undefined) return { kind: 'star', gameId: star }
  const [path = '', query] = next.toLowerCase().startsWith('/m/') ? next.split('?') : []
  const gameId = new URLSearchParams(query).get('gameId')?.replaceAll('"', '')
  if (path.toLowerCase() === '/m/launchgame' && gameId) return { kind: 'play', gameId }
  const kind = pages[path.toLowerCase()]
  return kind ? { kind } : null
}
