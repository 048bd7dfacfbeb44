import type { Category, VendorCode } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import { type PrizeMode, prizeModeOf } from '#api/games/prizeMode.ts'
import type { Place } from '#features/games/tile/gameActions.ts'
import { type Role, may } from '#api/roles.ts'

/** What a click on a game leads to; `next` is where a guest wanted to go. */
export type Click =
  | { readonly kind: 'login'; readonly next: string }
  | { readonly kind: 'demoSheet'; readonly next: string; readonly free: string }
  | { readonly kind: 'notPermitted' }
  | { readonly kind: 'open'; readonly href: string }

interface Tap {
  readonly game: Game
  readonly role: Role
  readonly place: Place
  readonly lotteryMode: PrizeMode
}

export function gameClick({ game, role, place, lotteryMode }: Tap): Click {
  const href = hrefOf(game, place, lotteryMode)
  const free = `${launchHref(game)}&free=true`
  if (may(role, 'play')) return { kind: 'open', href }
  if (role !== 'guest') return game.demo ? { kind: 'open', href: free } : { kind: 'notPermitted' }
  return game.demo ? { kind: 'demoSheet', next: href, free } : { kind: 'login', next: href }
}

/** Where a logged-in player goes, depending on the game's vendor. */
function hrefOf(game: Game, place: Place, lotteryMode: PrizeMode): string {
  const code = place === 'list' ? (game.code ?? 'lobby') : 'lobby'
  return lotteryHref({ ...game, code }, lotteryMode) ?? launchHref(game)
}

/** What an address states about a game that it names only by id. */
interface Asked {
  readonly playType?: Game['playType'] | undefined
  readonly gameGroupId?: string | undefined
  readonly code?: string | undefined
  readonly pageBack?: string | undefined
  readonly free?: boolean | undefined
}

/** The full address of a game that was looked up; the original address's parameters take precedence. */
export function fullHref(game: Game, asked: Asked, lotteryMode: PrizeMode): string {
  const said = {
    ...game,
    playType: asked.playType ?? game.playType,
    group: asked.gameGroupId ?? game.group,
    code: asked.code ?? game.code,
  }
  const [path, query] = hrefOf(said, 'list', lotteryMode).split('?')
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
  const lottery = lotteryHref({ vendor, playType: 'trad', code: 'lobby' }, lotteryMode)
  if (lottery !== null && role === 'guest') return { kind: 'login', next: lottery }
  const list = `/m/gameList?gameType=${category}&vassalage=${vendor}`
  return { kind: 'open', href: lottery ?? list }
}

interface Lottery {
  readonly vendor: VendorCode
  readonly playType: Game['playType']
  readonly code: string
}

/** Null where the vendor has no lotteries. */
function lotteryHref({ vendor, playType, code }: Lottery, lotteryMode: PrizeMode): string | null {
  const prize_mode = prizeModeOf(vendor, lotteryMode)
  if (vendor === 'LOTT' || vendor === 'ELOTT')
    return `/m/lottery?${new URLSearchParams({ vassalage: vendor, prize_mode, playType })}`
  if (vendor !== 'TCG_LOTTO_VN' && vendor !== 'TCG_SEA') return null
  return `/m/launchGame?${new URLSearchParams({ playType, prize_mode, code, pageBack: 'home' })}`
}

const launchHref = ({ id, vendor, category, group, code }: Game) =>
  `/m/launchGame?${new URLSearchParams({
    gameId: id,
    vassalage: vendor,
    gameCategory: category,
    ...(group && { gameGroupId: group }),
    ...(code && { code }),
  })}`
