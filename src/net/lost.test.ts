import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addFavourite } from '#api/games/favourites.ts'
import { getWallet } from '#api/account/member.ts'
import type { Lost } from './failure.ts'
import { call } from './call.ts'
import { identifyAs } from './session/identity.testing.ts'

beforeEach(() => identifyAs({ token: () => 'the-token' }))

const star = { nodeId: '1', vendor: 'PADMA' }
const keyed = { idempotencyKey: 'k1' }
const cutOff = () => Promise.reject(new TypeError('failed'))
const late = () => Promise.reject(new DOMException('late', 'TimeoutError'))
const broken = async () => new Response('{"success":tr')
const gateway = async () => new Response('Bad gateway', { status: 502 })
const refused = async () => Response.json({ success: false, code: 'conflict' }, { status: 409 })

describe('a write that fails', () => {
  it.each<[string, () => Promise<Response>, Lost | undefined]>([
    ['for want of a connection', cutOff, 'once'],
    ['for want of time', late, 'once'],
    ['by an answer that breaks off', broken, 'once'],
    ['by a busy server', gateway, undefined],
    ['by a refusal', refused, undefined],
  ])('a write that fails with %s is uncertain, with a key: %s', async (_, respond, lost) => {
    vi.stubGlobal('fetch', respond)
    await expect(call(addFavourite, star, keyed)).rejects.toHaveProperty('lost', lost)
  })

  it('without a key might be done twice when repeated', async () => {
    vi.stubGlobal('fetch', cutOff)
    await expect(call(addFavourite, star)).rejects.toHaveProperty('lost', 'unsure')
  })

  it('on a phone that was offline was not sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.stubGlobal('fetch', cutOff)
    await expect(call(addFavourite, star, keyed)).rejects.toHaveProperty('lost', 'unsent')
  })

  it('on a phone that reports offline but got an answer was sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.stubGlobal('fetch', broken)
    await expect(call(addFavourite, star, keyed)).rejects.toHaveProperty('lost', 'once')
  })
})

it('a failed read is never an uncertain write', async () => {
  vi.stubGlobal('fetch', cutOff)
  await expect(call(getWallet, {})).rejects.toHaveProperty('lost', undefined)
})
