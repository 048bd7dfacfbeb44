import * as api from '../../../src/api/account/social.ts'
import { type Call, answer } from '../../http/call.ts'
import { admissible } from './login.ts'
import { Refusal } from '../../http/refusal.ts'
import { openSession } from '../../session/session.ts'
import { isOn, readSettings } from '../../world/settings.ts'
import { clientIds, redirectUrisOf } from '../../social/access.ts'
import { discover } from '../../social/discovery.ts'
import { identify } from '../../social/exchange.ts'
import { memberOf } from '../../social/members.ts'

export const listSocialSetups = answer(api.listSocialSetups, async (_, { platform }) => {
  const settings = await readSettings(platform.db)
  const wanted = api.SocialProvider.options.filter(
    (provider) => settings[api.socialSwitches[provider]],
  )
  const setups = await Promise.all(wanted.map((provider) => setupOf(platform, provider)))
  return setups.flat()
})

export const loginSocially = answer(api.loginSocially, async (input, { context, platform }) => {
  const { db, provider: access, now, origin } = platform
  if (!access || !(await isOn(db, api.socialSwitches[input.provider])))
    throw new Refusal('not_permitted')
  if (!redirectUrisOf(origin).includes(input.redirectUri))
    throw new Refusal('input_invalid', { fields: ['redirectUri'] })
  const identity = await identify(access, input, now())
  const member = await memberOf(platform, input.provider, identity)
  const account = await admissible({ platform }, member)
  return {
    token: await openSession(context, platform, account.id),
    userName: account.username,
    type: account.type,
    firstTimeLogin: account.first_login === 1,
  }
})

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
