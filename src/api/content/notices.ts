import * as v from 'valibot'
import { Notice } from './announcements.ts'
import { endpoint } from '#api/endpoint.ts'
import { TextsLanguage } from '#api/language.ts'
import { Id, list } from '#api/wire.ts'

const Wanted = {
  merchantCode: v.string(),
  platform: v.literal('M'),
  language: TextsLanguage,
}
interface Params {
  readonly merchantCode: string
  readonly language: string
}

/** Announcements for agents, newest first. Refused: not_permitted (no agent, or AGEANNOUNCE3 is off). */
export const listAgentNotices = endpoint({
  path: '/wps/announcement/agent',
  input: v.object({ ...Wanted, types: v.literal('A') }),
  output: v.pipe(
    v.object({ agent: v.optional(list(Notice), []) }),
    v.transform((wire) => wire.agent),
  ),
  encode: (params: Params) => ({ ...params, types: 'A', platform: 'M' }) as const,
})

/** The ids of the announcements that lead the ticker, the most popular first. */
export const listPopularNotices = endpoint({
  path: '/wps/announcement/popular',
  session: 'none',
  cached: true,
  input: v.object(Wanted),
  output: v.pipe(
    v.object({ list: v.optional(list(v.object({ id: Id })), []) }),
    v.transform((wire) => wire.list.map(({ id }) => id)),
  ),
  encode: (params: Params) => ({ ...params, platform: 'M' }) as const,
})
