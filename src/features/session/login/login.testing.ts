import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach } from 'vitest'
import { identifyAs } from '#net/session/identity.testing.ts'
import { platformKeys } from '#net/session/seal.testing.ts'
import { platform, withSwitches } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { grant } from '#features/session/session.testing.ts'

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
export const tab = (name: string) => screen.findByRole('tab', { name })

/** The answers of a platform that sends codes by SMS, in this country. */
export const sendingCodes = (country: string, countryDialingCode: string) => ({
  ...withSwitches({ MOBILEVERCODELOGIN3: true }),
  '/wps/system/country': () => ({ country, countryDialingCode }),
})

/**
 * A platform that signs everyone in until `reply` is replaced. It counts the captcha pictures, and records the
 * attempts decrypted.
 */
export function setUpPlatform(answers: Parameters<typeof platform>[0] = {}) {
  let asked: readonly string[] = []
  const login = {
    tries: [] as unknown[],
    reply: (): unknown => grant,
    pictures: () => asked.filter((call) => call.startsWith('GET /wps/captcha')).length,
  }
  let keys: Awaited<ReturnType<typeof platformKeys>>
  beforeAll(async () => {
    keys = await platformKeys()
  })
  setUp()
  beforeEach(() => {
    identifyAs({ sealingKeyIds: ['the-next-one', keys.kid] })
    login.tries = []
    login.reply = () => grant
    asked = platform({
      ...answers,
      '/wps/captcha': () => 'iVBORw0KGgo=',
      '/wps/session/key': () => keys.jwk,
      '/wps/session/login': async (_query, _method, body) => {
        login.tries.push(await keys.open(body))
        return login.reply()
      },
    })
  })
  return login
}
