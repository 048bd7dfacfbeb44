import '#i18n/text/failureText.forms.ts'
import { renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFailureText } from '#i18n/text/failureText.ts'
import { inEnglish } from '#testing/inEnglish.tsx'
import { Failure } from '#net/failure.ts'
import { setPlatformClock } from '#net/reach/clock.testing.ts'
import { identifyAs } from './identity.testing.ts'
import { seal } from './seal.ts'
import { platformKeys } from './seal.testing.ts'

type Keys = Awaited<ReturnType<typeof platformKeys>>
let keys: Keys
let stranger: Keys
let served: Keys['jwk']

const trust = (...sealingKeyIds: string[]) => identifyAs({ sealingKeyIds })

beforeAll(async () => {
  keys = await platformKeys()
  stranger = await platformKeys()
})
beforeEach(() => {
  served = keys.jwk
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value: served }))
})

const Stamped = v.object({ iat: v.number() })
const secret = { password: 'right-1' }
const failureOf = async (sealing: Promise<string>) => {
  const failure: unknown = await sealing.then(() => null).catch((thrown: unknown) => thrown)
  return failure instanceof Failure ? failure : null
}

describe('a payload', () => {
  it('is encrypted for the key that the merchant names', async () => {
    trust(keys.kid)
    expect(await keys.open(await seal(secret))).toMatchObject(secret)
  })

  it('is encrypted for the next key, too, when the merchant names it', async () => {
    trust('the-old-one', keys.kid)
    expect(await keys.open(await seal(secret))).toMatchObject(secret)
  })

  it.each([600_000, -600_000])(
    'carries the platform’s time, %i ms from the phone’s',
    async (off) => {
      trust(keys.kid)
      setPlatformClock(Date.now() + off)
      const { iat } = v.parse(Stamped, await keys.open(await seal(secret)))
      expect(Math.abs(iat - Date.now() - off)).toBeLessThan(60_000)
      setPlatformClock(Date.now())
    },
  )

  it.each([
    ['another key', () => stranger.jwk],
    ['another key under the name of the right one', () => ({ ...stranger.jwk, kid: keys.kid })],
  ])('is not encrypted when the platform serves %s', async (_, other) => {
    trust(keys.kid)
    served = other()
    expect(await failureOf(seal(secret))).toMatchObject({
      kind: 'refused',
      code: 'sealing_key_unknown',
    })
  })

  it('is not encrypted for any key when the merchant names none', async () => {
    trust()
    expect(await failureOf(seal(secret))).toMatchObject({ code: 'sealing_key_unknown' })
  })
})

it('an unknown key has its own message', () => {
  const { result } = renderHook(() => useFailureText(), inEnglish)
  expect(result.current(new Failure('refused', 'sealing_key_unknown'))).toMatch(
    /^Nothing was sent\. The server’s security key is not the one this app expects/,
  )
})
