import type { Category, VendorCode } from '../../../api/games/category.ts'
import type { Game } from '../../../api/games/game.ts'
import type { PrizeMode } from '../../../api/games/prizeMode.ts'
import type { Place } from '../gameActions.ts'
import { type Role, may } from '../../../api/roles.ts'

/** What a click on a game leads to; `next` is where a guest wanted to go. */
export type Click =
  | { readonly kind: 'login'; readonly next: string }
  | { readonly kind: 'demoSheet'; readonly next: string; readonly free: string }
  | { readonly kind: 'notPermitted' }
  | { readonly kind: 'launch'; readonly href: string }
  | { readonly kind: 'lottery'; readonly href: string }
  | { readonly kind: 'lotteryPage'; readonly href: string }
  | { readonly kind: 'gameList'; readonly href: string }

interface Tap {
  readonly game: Game
  readonly role: Role
  readonly place: Place
  readonly lotteryMode: PrizeMode
}

export function gameClick({ game, role, place, lotteryMode }: Tap): Click {
  const opened = openedBy(game, place, lotteryMode)
  const free = `${launchHref(game)}&free=true`
  if (may(role, 'play')) return opened
  if (role !== 'guest') return game.demo ? { kind: 'launch', href: free } : { kind: 'notPermitted' }
  if (game.demo) return { kind: 'demoSheet', next: opened.href, free }
  return { kind: 'login', next: opened.href }
}

/** Where a logged-in player goes, depending on the game's vendor. */
function openedBy(game: Game, place: Place, lotteryMode: PrizeMode) {
  const { vendor, playType } = game
  const code = place === 'list' ? (game.code ?? 'lobby') : 'lobby'
  if (vendor === 'TCG_LOTTO_VN')
    return { kind: 'lottery', href: lotteryHref(playType, 'ELott', code) } as const
  if (vendor === 'TCG_SEA')
    return { kind: 'lottery', href: lotteryHref(playType, 'SEA', code) } as const
  if (vendor === 'LOTT' || vendor === 'ELOTT')
    return { kind: 'lotteryPage', href: lotteryPageHref(vendor, lotteryMode, playType) } as const
  return { kind: 'launch', href: launchHref(game) } as const
}

/** What an address states about a game that it names only by id. */
interface Asked {
  readonly playType?: Game['playType'] | undefined
  readonly gameGroupId?: string | number | undefined
  readonly code?: string | number | undefined
  readonly pageBack?: string | undefined
  readonly free?: boolean | undefined
}

/** The full address of a game that was looked up; the original address's parameters take precedence. */
export function fullHref(game: Game, asked: Asked, lotteryMode: PrizeMode): string {
  const said = {
    ...game,
    playType: asked.playType ?? game.playType,
    group: asked.gameGroupId === undefined ? game.group : String(asked.gameGroupId),
    code: asked.code === undefined ? game.code : String(asked.code),
  }
  const [path, query] = openedBy(said, 'list', lotteryMode).href.split('?')
  const search = new URLSearchParams(query)
  if (asked.pageBack) search.set('pageBack', asked.pageBack)
  if (asked.free && game.demo) search.set('free', 'true')
  return `${path}?${search}`
}

interface VendorTap {
  readonly vendor: VendorCode
  readonly category: Category
  readonly role: Role
  readonly lotteryMode: PrizeMode
}

/** Lotteries open; other vendors lead to a list of their games. */
export function vendorClick({
  vendor,
  category,
  role,
  lotteryMode,
}: VendorTap): Exclude<Click, { kind: 'demoSheet' }> {
  const opened = vendorOpened(vendor, category, lotteryMode)
  return role === 'guest' && opened.kind !== 'gameList'
    ? { kind: 'login', next: opened.href }
    : opened
}

function vendorOpened(vendor: VendorCode, category: Category, lotteryMode: PrizeMode) {
  if (vendor === 'TCG_LOTTO_VN')
    return { kind: 'lottery', href: lotteryHref('trad', 'ELott', 'lobby') } as const
  if (vendor === 'TCG_SEA')
    return { kind: 'lottery', href: lotteryHref('trad', 'SEA', 'lobby') } as const
  if (vendor === 'LOTT' || vendor === 'ELOTT')
    return { kind: 'lotteryPage', href: lotteryPageHref(vendor, lotteryMode, 'trad') } as const
  const href = `/m/gameList?gameType=${category}&vassalage=${vendor}`
  return { kind: 'gameList', href } as const
}

const lotteryHref = (playType: Game['playType'], prizeMode: PrizeMode, code: string) =>
  `/m/launchGame?${new URLSearchParams({ playType, prize_mode: prizeMode, code, pageBack: 'home' })}`

const lotteryPageHref = (vendor: VendorCode, prizeMode: PrizeMode, playType: Game['playType']) =>
  `/m/lottery?${new URLSearchParams({ vassalage: vendor, prize_mode: prizeMode, playType })}`

const launchHref = ({ id, vendor, category, group, code }: Game) =>
  `/m/launchGame?${new URLSearchParams({
    gameId: id,
    vassalage: vendor,
    gameCategory: category,
    ...(group && { gameGroupId: group }),
    ...(code && { code }),
  })}`
