import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { opening } from '#api/address.ts'
import { Category, VendorCode } from './category.ts'
import { Id, Instant } from '#api/wire.ts'

/** @public */
export const about = {
  launchGame: {
    says: "Opens a game, or its vendor's lobby: the address to embed and a ticket that the game's page receives by postMessage. Free play needs no session.",
    refused: {
      not_logged_in: '',
      not_permitted: '',
      not_found: '',
      game_unavailable: '',
      limit_loss: '{period, resetsAt}',
      limit_wager: '{period, resetsAt}',
      limit_session: '',
      cooling_off: '{until}',
      self_excluded: '{until}',
    },
  },
} satisfies Readonly<Record<string, About>>

interface LaunchParams {
  readonly category: Category
  readonly vendor: VendorCode
  readonly id?: string
  readonly code?: string
  readonly group?: string
  readonly free?: boolean
}

/** The ticket can be redeemed once, within 60 s. */
export const Launch = v.pipe(
  v.object({
    url: v.pipe(v.string(), v.url()),
    ticket: v.pipe(v.string(), v.minLength(16)),
    expiresAt: Instant,
    gameName: v.string(),
  }),
  v.transform(({ gameName, ...launch }) => ({ ...launch, name: gameName })),
)

export type Launch = v.InferOutput<typeof Launch>

export const launchGame = endpoint({
  path: '/wps/game/launch',
  session: 'optional',
  deadline: 'form',
  input: v.object({
    category: Category,
    vendor: VendorCode,
    gameId: v.optional(v.string()),
    nodeId: v.optional(Id),
    gameGroupId: v.optional(Id),
    showChoice: v.optional(v.picklist(['0', '1']), '0'),
    supportFreePlay: v.optional(v.picklist(['0', '1']), '0'),
  }),
  output: opening('url', Launch),
  encode: ({ category, vendor, id, code = id, group, free }: LaunchParams) =>
    ({
      category,
      vendor,
      ...(id && { nodeId: id }),
      ...(code && { gameId: code }),
      ...(group && { gameGroupId: group }),
      showChoice: '0',
      supportFreePlay: free ? '1' : '0',
    }) as const,
})
