import * as v from 'valibot'
import { endpoint } from '#api/endpoint.ts'
import { list } from '#api/wire.ts'

/**
 * Which promotions the caller can take part in now, by code (APP_DOWNLOAD, REFERRAL); with a session, those used up
 * are left out.
 */
export const listEnabledPromotions = endpoint({
  path: '/wps/promotion/enabled',
  session: 'optional',
  output: v.pipe(
    v.object({ list: list(v.object({ code: v.string(), enabled: v.boolean() })) }),
    v.transform((wire) => wire.list.filter(({ enabled }) => enabled).map(({ code }) => code)),
  ),
})
