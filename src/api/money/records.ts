import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Category, VendorCode } from '#api/games/category.ts'
import { Day } from '#api/day.ts'
import { InNamesLanguage } from '#api/language.ts'
import { Id, Instant, Merchant, Money, Paging, list, withDefault } from '#api/wire.ts'

/** @public */
export const about = {
  listBets: {
    says: "The player's bets by category, day, provider and status, with totals. Newest first; the totals are of the whole filter, not of the page. An open or void bet has no valid stake.",
    refused: {
      free_reject: '',
      not_permitted: '(MEMTRANS3 is off)',
      input_invalid: "{fields: ['from']}",
    },
  },
  listProfit: {
    says: 'What the player won and lost by day and by category. Newest first, without days that have no bet; the categories by stake, the largest first.',
    refused: { not_permitted: '(PERSPNL3 is off)' },
  },
  listLeaders: {
    says: 'The leader board by greatest win, turnover or multiplier, with masked names: the first fifty of today or this week, in days of the platform.',
  },
  getOwnRank: {
    says: "The caller's place on a leader board, also beyond the first fifty; null for those who have none.",
  },
} satisfies Readonly<Record<string, About>>

export const betStatuses = ['settled', 'open', 'void'] as const
export type BetStatus = (typeof betStatuses)[number]
export const longestRange = 90

/** Days of the platform, both included, at most 90. */
const Range = v.object({ from: Day, to: Day })

const Sums = { stake: Money, validStake: Money, win: Money }
const withNet = <T extends { readonly validStake: number; readonly win: number }>(sums: T) => ({
  ...sums,
  net: sums.win - sums.validStake,
})

const Bet = v.pipe(
  v.object({
    betId: Id,
    nodeId: Id,
    gameName: v.string(),
    vassalage: VendorCode,
    vendorName: v.string(),
    gameType: Category,
    time: Instant,
    status: v.picklist(betStatuses),
    ...Sums,
  }),
  v.transform(({ betId, nodeId, gameName, vassalage, gameType, time, ...wire }) =>
    withNet({
      ...wire,
      id: betId,
      gameId: nodeId,
      game: gameName,
      vendor: vassalage,
      category: gameType,
      at: time,
    }),
  ),
)
export type Bet = v.InferOutput<typeof Bet>

const Totals = v.pipe(v.object({ count: v.number(), ...Sums }), v.transform(withNet))

export const listBets = endpoint({
  path: '/wps/record/bets',
  input: v.object({
    ...InNamesLanguage.entries,
    ...Range.entries,
    gameType: v.optional(Category),
    vassalage: v.optional(VendorCode),
    status: v.optional(v.picklist(betStatuses)),
    ...Paging,
  }),
  output: v.pipe(
    v.object({
      list: list(Bet),
      pageNum: v.number(),
      totalPages: v.number(),
      totalCount: v.number(),
      totals: Totals,
    }),
    v.transform((wire) => ({
      items: wire.list,
      page: wire.pageNum,
      pages: wire.totalPages,
      total: wire.totalCount,
      totals: wire.totals,
    })),
  ),
  encode: ({ category, vendor, page, pageSize, ...rest }: BetsParams) => ({
    ...rest,
    ...(category && { gameType: category }),
    ...(vendor && { vassalage: vendor }),
    pageNo: page,
    pageSize,
  }),
})

export interface BetFilter {
  readonly from: Day
  readonly to: Day
  readonly category?: Category
  readonly vendor?: VendorCode
  readonly status?: BetStatus
}

interface BetsParams extends BetFilter {
  readonly page: number
  readonly pageSize: number
  readonly language: string
}

const ProfitDay = v.pipe(v.object({ day: Day, count: v.number(), ...Sums }), v.transform(withNet))
export type ProfitDay = v.InferOutput<typeof ProfitDay>

const ProfitCategory = v.pipe(
  v.object({ gameType: Category, count: v.number(), ...Sums }),
  v.transform(({ gameType, ...sums }) => withNet({ category: gameType, ...sums })),
)
export type ProfitCategory = v.InferOutput<typeof ProfitCategory>

export const listProfit = endpoint({
  path: '/wps/record/profit',
  input: Range,
  output: v.object({
    list: list(ProfitDay),
    categories: withDefault(list(ProfitCategory), []),
    totals: Totals,
    deposited: Money,
    withdrawn: Money,
    bonus: Money,
  }),
})

export const leaderBoards = ['win', 'turnover', 'multiplier'] as const
export type LeaderBoard = (typeof leaderBoards)[number]
export const leaderPeriods = ['day', 'week'] as const
export type LeaderPeriod = (typeof leaderPeriods)[number]

const Leader = v.pipe(
  v.object({
    rank: v.number(),
    user: v.string(),
    amount: Money,
    multiplier: v.optional(v.number()),
    game: v.optional(v.object({ nodeId: Id, gameName: v.string(), vassalage: VendorCode })),
  }),
  v.transform(({ game, multiplier, ...wire }) => ({
    ...wire,
    /** Hundredths of the stake; only on the multiplier board. */
    multiplier: multiplier ?? null,
    game: game ? { id: game.nodeId, name: game.gameName, vendor: game.vassalage } : null,
  })),
)
export type Leader = v.InferOutput<typeof Leader>

const Ranking = {
  ...InNamesLanguage.entries,
  board: v.picklist(leaderBoards),
  period: v.picklist(leaderPeriods),
}

export const listLeaders = endpoint({
  path: '/lgw/leader/board',
  session: 'none',
  input: v.object({ ...Merchant.entries, ...Ranking }),
  output: v.object({ list: list(Leader), endsAt: Instant }),
})

export const getOwnRank = endpoint({
  path: '/lgw/leader/own',
  input: v.object(Ranking),
  output: v.pipe(
    v.object({ own: v.nullable(Leader) }),
    v.transform(({ own }) => own),
  ),
})
