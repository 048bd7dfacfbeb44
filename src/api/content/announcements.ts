import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { TextsLanguage } from '#api/language.ts'
import { Id, Instant, list, withDefault } from '#api/wire.ts'

/** @public */
export const about = {
  listAnnouncements: {
    says: 'Public: the same for everyone, in the requested language. `listReadNotices` returns what one player has read.',
  },
} satisfies Readonly<Record<string, About>>

export const bannerGroups = ['m_home', 'm_live', 'm_newgame', 'm_reg'] as const

const Banner = v.pipe(
  v.object({
    id: Id,
    url: v.string(),
    groupName: v.picklist(bannerGroups),
    title: v.optional(v.string(), ''),
    text: v.optional(v.string(), ''),
    link: v.optional(v.string()),
  }),
  v.transform(({ url, groupName, link, ...wire }) => ({
    ...wire,
    picture: url,
    group: groupName,
    link: link ?? null,
  })),
)
export type Banner = v.InferOutput<typeof Banner>

export const Notice = v.object({ id: Id, title: v.string(), content: v.string(), time: Instant })
export type Notice = v.InferOutput<typeof Notice>

const Popup = v.object({ id: Id, title: v.optional(v.string(), ''), content: v.string() })
export type Popup = v.InferOutput<typeof Popup>

const Promotion = v.object({
  code: v.string(),
  enabled: v.boolean(),
  title: v.optional(v.string(), ''),
})

/** B banner, PL player notice, PU popup, PR promotion (section 3); A, for agents, is in notices.ts. */
const types = ['B', 'B,PL,PU', 'B,PL,PU,PR', 'PR'] as const

export const listAnnouncements = endpoint({
  path: '/wps/announcement/list',
  session: 'none',
  input: v.object({
    merchantCode: v.string(),
    types: v.picklist(types),
    groupName: v.optional(v.string()),
    platform: v.literal('M'),
    language: TextsLanguage,
    flush: v.optional(v.literal('1')),
  }),
  output: v.pipe(
    v.object({
      banners: withDefault(list(Banner), []),
      player: v.optional(list(Notice), []),
      popup: withDefault(list(Popup), []),
      promotion: withDefault(list(Promotion), []),
    }),
    v.transform(({ banners, player, popup, promotion }) => ({
      banners,
      notices: player,
      popups: popup,
      promotions: promotion,
    })),
  ),
  encode: (params: {
    merchantCode: string
    types: (typeof types)[number]
    groups?: string
    language: string
    flush?: boolean
  }) =>
    ({
      merchantCode: params.merchantCode,
      types: params.types,
      platform: 'M',
      language: params.language,
      ...(params.groups && { groupName: params.groups }),
      ...(params.flush && { flush: '1' as const }),
    }) as const,
})
