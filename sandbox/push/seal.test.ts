import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import { openPush } from './browser.testing.ts'
import { sealPush } from './seal.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, appendix A. */
it('encrypts as in the standard’s example', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const receiver = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const text = 'When I grow up, I want to be a watermelon'
  const sealed = sealPush(text, receiver, { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), sender })
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('encrypts differently each time, and the browser can decrypt it', () => {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const keys = {
    p256dh: browser.getPublicKey('base64url'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg').toString('base64url'),
  }
  const [one, other] = [sealPush('নতুন বার্তা', keys), sealPush('নতুন বার্তা', keys)]
  expect(one.equals(other)).toBe(false)
  expect(openPush(one, browser, keys.auth)).toBe('নতুন বার্তা')
})
