import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { opening } from '#api/address.ts'
import { VendorCode } from './category.ts'
import { Launch } from './launch.ts'
import { LotteryCode, Mui, PlayType, type PrizeMode, prizeModes } from './lotteryParams.ts'
import { NamesLanguage } from '#api/language.ts'
import { pageOf } from '#api/pageOf.ts'
import { Instant, Merchant, Money, Paging, list, wrappedList } from '#api/wire.ts'

/** @public */
export const about = {
  getLotteryMenu: {
    says: 'The ordinary lotteries by vendor with their schedules; times in milliseconds.',
    refused: { not_permitted: '(LOTT3 is off)' },
  },
  listElectronicLotteries: {
    says: 'The electronic lotteries, in the same form as the ordinary ones.',
    refused: { not_permitted: '(LOTT3 is off)' },
  },
  listDraws: {
    says: 'Past draws and their numbers, of one lottery or of all, newest first.',
    refused: { not_permitted: '', not_found: '' },
  },
  listVnDraws: {
    says: 'Past draws of the Vietnamese lotteries alone, newest first.',
    refused: { not_permitted: '', not_found: '' },
  },
  listRecentVnDraws: {
    says: 'The last draw of each Vietnamese lottery.',
    refused: { not_permitted: '' },
  },
  listTickets: {
    says: "The player's lottery tickets, newest first, with stake, prize and, once drawn, the numbers.",
    refused: { not_permitted: '' },
  },
  launchLottery: {
    says: "Opens the vendor's lottery page on one lottery, or on its lobby (section 4).",
    refused: {
      not_permitted: '',
      not_found: '',
      game_unavailable: '',
      input_invalid: "(the prize mode is not the vendor's)",
      limit_loss: '{period, resetsAt}',
      limit_wager: '{period, resetsAt}',
      limit_session: '',
      cooling_off: '{until}',
      self_excluded: '{until}',
    },
  },
} satisfies Readonly<Record<string, About>>

const ticketStatuses = ['pending', 'won', 'lost', 'void'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const plays = [
  'exact',
  'any',
  'last2',
  'match',
  'one',
  'big',
  'small',
  'odd',
  'even',
] as const
export type PlayName = (typeof plays)[number]

const Numbers = v.pipe(v.array(v.string()), v.minLength(1))
const Positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))

const DrawPart = v.object({ issue: v.string(), time: Instant, numbers: Numbers })

const LotteryGame = v.pipe(
  v.object({
    gameCode: LotteryCode,
    gameName: v.string(),
    vassalage: VendorCode,
    kind: v.picklist(['digits', 'balls']),
    picks: Positive,
    of: Positive,
    firstDraw: Instant,
    every: Positive,
    closesBefore: v.pipe(v.number(), v.minValue(0)),
    lottoMode: v.string(),
    topPrize: Positive,
    last: v.optional(DrawPart),
  }),
  v.transform((wire) => ({
    code: wire.gameCode,
    name: wire.gameName,
    vendor: wire.vassalage,
    kind: wire.kind,
    picks: wire.picks,
    of: wire.of,
    schedule: { firstAt: wire.firstDraw, every: wire.every, closesBefore: wire.closesBefore },
    playTypes: playTypesOf(wire.lottoMode),
    /** As a multiple of the stake. */
    topPrize: wire.topPrize,
    last: wire.last ? { ...wire.last, at: wire.last.time } : null,
  })),
)
export type LotteryGame = v.InferOutput<typeof LotteryGame>

function playTypesOf(lottoMode: string): readonly PlayType[] {
  const types = [
    ...(lottoMode.includes('Tradition') ? ['trad' as const] : []),
    ...(lottoMode.includes('Entertainment') ? ['ent' as const] : []),
  ]
  return types.length > 0 ? types : ['trad']
}

const LotteryVendor = v.pipe(
  v.object({ vassalage: VendorCode, displayName: v.string(), games: list(LotteryGame) }),
  v.transform((wire) => ({ code: wire.vassalage, name: wire.displayName, games: wire.games })),
)
export type LotteryVendor = v.InferOutput<typeof LotteryVendor>

const inLanguage = v.object({ ...Merchant.entries, language: NamesLanguage })

export const getLotteryMenu = endpoint({
  path: '/lgw/lottery/menu',
  session: 'none',
  input: inLanguage,
  output: v.pipe(
    v.object({ vendors: list(LotteryVendor) }),
    v.transform((wire) => wire.vendors),
  ),
})

export const listElectronicLotteries = endpoint({
  ...getLotteryMenu,
  path: '/lgw/lottery/electronic',
})

const Draw = v.pipe(
  v.object({
    ...DrawPart.entries,
    gameCode: LotteryCode,
    gameName: v.string(),
    vassalage: VendorCode,
  }),
  v.transform(({ gameCode, gameName, vassalage, time, ...wire }) => ({
    ...wire,
    game: gameCode,
    name: gameName,
    vendor: vassalage,
    at: time,
  })),
)
export type Draw = v.InferOutput<typeof Draw>

export const listDraws = endpoint({
  path: '/lgw/lottery/numero',
  session: 'none',
  input: v.object({
    ...inLanguage.entries,
    gameCode: v.optional(LotteryCode),
    ...Paging,
  }),
  output: pageOf(Draw),
})

export const listVnDraws = endpoint({ ...listDraws, path: '/lgw/lottery/vn/numero' })

export const listRecentVnDraws = endpoint({
  path: '/lgw/lottery/vn/recent',
  session: 'none',
  input: inLanguage,
  output: wrappedList(Draw),
})

const Ticket = v.pipe(
  v.object({
    ...Draw.pipe[0].entries,
    orderNo: v.string(),
    play: v.picklist(plays),
    content: v.string(),
    stake: Money,
    prize: Money,
    status: v.picklist(ticketStatuses),
    placedAt: Instant,
    numbers: v.optional(Numbers),
  }),
  v.transform(({ orderNo, gameCode, gameName, vassalage, time, numbers, ...wire }) => ({
    ...wire,
    order: orderNo,
    game: gameCode,
    name: gameName,
    vendor: vassalage,
    at: time,
    numbers: numbers ?? null,
  })),
)
export type Ticket = v.InferOutput<typeof Ticket>

export const listTickets = endpoint({
  path: '/wps/lottery/tickets',
  input: v.object({
    gameCode: v.optional(LotteryCode),
    status: v.optional(v.picklist(ticketStatuses)),
    language: NamesLanguage,
    ...Paging,
  }),
  output: pageOf(Ticket),
})

interface LotteryParams {
  readonly vendor: VendorCode
  readonly code?: string
  readonly prizeMode: PrizeMode
  readonly playType: PlayType
  readonly mui?: string | undefined
}

export const launchLottery = endpoint({
  path: '/wps/lottery/launch',
  deadline: 'form',
  input: v.object({
    vendor: VendorCode,
    gameCode: v.optional(LotteryCode, 'lobby'),
    prizeMode: v.picklist(prizeModes),
    playType: PlayType,
    mui: v.optional(Mui),
  }),
  output: opening('url', Launch),
  encode: ({ code, ...params }: LotteryParams) => ({ ...params, ...(code && { gameCode: code }) }),
})
