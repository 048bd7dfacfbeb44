import { linkOptions } from '@tanstack/react-router'
import type { Category, VendorCode } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import { type PrizeMode, prizeModeOf } from '#api/games/lotteryParams.ts'
import type { TilePlace } from '#features/games/tile/gameActions.ts'
import { type Role, may } from '#api/roles.ts'
import type { LaunchSearch } from './target/launch.search.ts'

/** The page that a click on a game or a vendor leads to. */
export type Target = ReturnType<typeof targetOf> | ReturnType<typeof gamesOf>

/** What a click leads to; `next` is where a guest wanted to go. */
export type Click =
  | { readonly kind: 'login'; readonly next: Target }
  | { readonly kind: 'demoSheet'; readonly next: Target; readonly free: Target }
  | { readonly kind: 'notPermitted' }
  | { readonly kind: 'open'; readonly target: Target }

interface Tap {
  readonly game: Game
  readonly role: Role
  readonly place: TilePlace
  readonly lotteryMode: PrizeMode
}

export function gameClick({ game, role, place, lotteryMode }: Tap): Click {
  const target = targetOf(game, place, lotteryMode)
  const free = freeLaunchOf(game)
  if (may(role, 'play')) return { kind: 'open', target }
  if (role !== 'guest') return game.demo ? { kind: 'open', target: free } : { kind: 'notPermitted' }
  return game.demo ? { kind: 'demoSheet', next: target, free } : { kind: 'login', next: target }
}

/** Where a signed-in player goes, depending on the game's vendor. */
function targetOf(game: Game, place: TilePlace, lotteryMode: PrizeMode) {
  const code = place === 'list' ? (game.code ?? 'lobby') : 'lobby'
  return lotteryOf({ ...game, code }, lotteryMode) ?? launchOf(game)
}

/** The facts that a URL states about a game that it names only by id. */
interface LaunchFacts {
  readonly playType?: Game['playType'] | undefined
  readonly gameGroupId?: string | undefined
  readonly code?: string | undefined
  readonly pageBack?: string | undefined
  readonly free?: boolean | undefined
}

/** The full address of a game that was looked up; the facts of the original address take precedence. */
export function fullTarget(game: Game, facts: LaunchFacts, lotteryMode: PrizeMode): Target {
  const known = {
    ...game,
    playType: facts.playType ?? game.playType,
    group: facts.gameGroupId ?? game.group,
    code: facts.code ?? game.code,
  }
  const target = targetOf(known, 'list', lotteryMode)
  if (target.to !== '/m/launchGame') return target
  const pageBack = facts.pageBack ?? target.search.pageBack
  const free = (facts.free && game.demo) || undefined
  return { ...target, search: { ...target.search, pageBack, free } }
}

interface VendorTap {
  readonly vendor: VendorCode
  readonly category: Category
  readonly role: Role
  readonly lotteryMode: PrizeMode
}

/** Lotteries open; other vendors lead to a list of their games. */
export function vendorClick(tap: VendorTap): Exclude<Click, { kind: 'demoSheet' }> {
  const { vendor, category, role, lotteryMode } = tap
  const lottery = lotteryOf({ vendor, playType: 'trad', code: 'lobby' }, lotteryMode)
  if (lottery && role === 'guest') return { kind: 'login', next: lottery }
  return { kind: 'open', target: lottery ?? gamesOf(vendor, category) }
}

const gamesOf = (vendor: VendorCode, category: Category) =>
  linkOptions({ to: '/m/gameList', search: { gameType: category, vassalage: vendor } })

interface Lottery {
  readonly vendor: VendorCode
  readonly playType: Game['playType']
  readonly code: string
}

/** Null where the vendor has no lotteries. */
function lotteryOf({ vendor, playType, code }: Lottery, lotteryMode: PrizeMode) {
  const prize_mode = prizeModeOf(vendor, lotteryMode)
  if (vendor === 'LOTT' || vendor === 'ELOTT')
    return linkOptions({ to: '/m/lottery', search: { vassalage: vendor, prize_mode, playType } })
  if (vendor !== 'TCG_LOTTO_VN' && vendor !== 'TCG_SEA') return null
  return launch({ playType, prize_mode, code, pageBack: 'home' })
}

export const freeLaunchOf = (game: Game) => launchOf(game, { free: true })

const launchOf = (game: Game, more: LaunchSearch = {}) =>
  launch({
    gameId: game.id,
    vassalage: game.vendor,
    gameCategory: game.category,
    gameGroupId: game.group || undefined,
    code: game.code || undefined,
    ...more,
  })

const launch = (search: LaunchSearch) => linkOptions({ to: '/m/launchGame', search })
