import * as v from 'valibot'
import * as api from '#api/account/social.ts'
import { type Call, answer, answerWithSecret } from '#sandbox/http/call.ts'
import { admissible, findById } from './login.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { welcome } from '#sandbox/registration/register.ts'
import { enter } from '#sandbox/session/session.ts'
import { isOn, readSettings } from '#sandbox/world/settings.ts'
import { clientIds, redirectUrisOf } from '#sandbox/social/access.ts'
import { discover } from '#sandbox/social/discovery.ts'
import { identify } from '#sandbox/social/exchange.ts'
import { linkedMember } from '#sandbox/social/members.ts'

export const listSocialSetups = answer(api.listSocialSetups, async (_, { platform }) => {
  const settings = await readSettings(platform.db)
  const wanted = api.SocialProvider.options.filter(
    (provider) => settings[api.socialSwitches[provider]],
  )
  const setups = await Promise.all(wanted.map((provider) => setupOf(platform, provider)))
  return setups.flat()
})

const Identified = v.object({ id: v.number(), isNew: v.boolean() })

export const loginSocially = answerWithSecret(
  api.loginSocially,
  async (input, { platform }) => {
    const { db, provider: access, now, origin } = platform
    if (!access || !(await isOn(db, api.socialSwitches[input.provider])))
      throw new Refusal('not_permitted')
    if (!redirectUrisOf(origin).includes(input.redirectUri))
      throw new Refusal('input_invalid', { fields: ['redirectUri'] })
    const identity = await identify(access, input, now())
    const member = await linkedMember(platform, input.provider, identity, (trx, newcomer, at) =>
      welcome(trx, input.affiliateCode, newcomer, at),
    )
    return { id: (await admissible({ platform }, member)).id, isNew: member.isNew }
  },
  async (identified, call) => {
    const { id, isNew } = v.parse(Identified, identified)
    const account = await admissible(call, await findById(call, id))
    return { ...(await enter(call, account)), isNew }
  },
)

/** A provider that cannot be reached is left out. */
async function setupOf({ provider: access }: Call['platform'], provider: api.SocialProvider) {
  const described = access && (await discover(access, provider).catch(() => null))
  if (!described) return []
  return [
    {
      provider,
      issuer: described.issuer,
      authorizationEndpoint: described.authorization_endpoint,
      clientId: clientIds[provider],
      scopes: ['openid', 'profile', 'email'],
    },
  ]
}
