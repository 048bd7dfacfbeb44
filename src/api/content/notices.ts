import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Notice } from './announcements.ts'
import { TextsLanguage } from '#api/language.ts'
import { Id, list } from '#api/wire.ts'

/** @public */
export const about = {
  listAgentNotices: {
    says: 'Announcements for agents, newest first.',
    refused: { not_permitted: '(no agent, or AGEANNOUNCE3 is off)' },
  },
  listPopularNotices: {
    says: 'The ids of the announcements that lead the ticker, the most popular first.',
  },
} satisfies Readonly<Record<string, About>>

const Wanted = {
  merchantCode: v.string(),
  platform: v.literal('M'),
  language: TextsLanguage,
}
interface Params {
  readonly merchantCode: string
  readonly language: string
}

export const listAgentNotices = endpoint({
  path: '/wps/announcement/agent',
  input: v.object({ ...Wanted, types: v.literal('A') }),
  output: v.pipe(
    v.object({ agent: v.optional(list(Notice), []) }),
    v.transform((wire) => wire.agent),
  ),
  encode: (params: Params) => ({ ...params, types: 'A', platform: 'M' }) as const,
})

export const listPopularNotices = endpoint({
  path: '/wps/announcement/popular',
  session: 'none',
  input: v.object(Wanted),
  output: v.pipe(
    v.object({ list: v.optional(list(v.object({ id: Id })), []) }),
    v.transform((wire) => wire.list.map(({ id }) => id)),
  ),
  encode: (params: Params) => ({ ...params, platform: 'M' }) as const,
})
