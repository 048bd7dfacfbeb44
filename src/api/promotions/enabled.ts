import * as v from 'valibot'
import type { About } from '#api/about.ts'
import { endpoint } from '#api/endpoint.ts'
import { list } from '#api/wire.ts'

/** @public */
export const about = {
  listEnabledPromotions: {
    says: 'Which promotions the caller can take part in now, by code (APP_DOWNLOAD, REFERRAL); with a session, those used up are left out.',
  },
} satisfies Readonly<Record<string, About>>

export const listEnabledPromotions = endpoint({
  path: '/wps/promotion/enabled',
  session: 'optional',
  output: v.pipe(
    v.object({ list: list(v.object({ code: v.string(), enabled: v.boolean() })) }),
    v.transform((wire) => wire.list.filter(({ enabled }) => enabled).map(({ code }) => code)),
  ),
})
