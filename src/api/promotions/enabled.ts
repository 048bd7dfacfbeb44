import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Money, list, withDefault } from '#api/wire.ts'

/** @public */
export const about = {
  listEnabledPromotions: {
    says: 'Which promotions the caller can take part in now, by code (APP_DOWNLOAD, REFERRAL); with a session, those used up are left out. `amount` is what it gives, where that is a fixed sum.',
  },
} satisfies Readonly<Record<string, About>>

const Promotion = v.object({
  code: v.string(),
  enabled: v.boolean(),
  amount: withDefault(v.nullable(Money), null),
})

export const listEnabledPromotions = endpoint({
  path: '/wps/promotion/enabled',
  session: 'optional',
  output: v.pipe(
    v.object({ list: list(Promotion) }),
    v.transform((wire) => wire.list.filter(({ enabled }) => enabled)),
  ),
})
