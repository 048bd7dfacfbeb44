import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getWallet } from '#api/account/member.ts'
import { claimReward } from '#api/promotions/rewards.ts'
import { perform } from './intent.ts'
import { queryAtom } from './query/query.ts'
import { queryClient, store } from './query/queryClient.ts'
import { credentialsAtom } from './session/credentials.ts'
import { identifyAs } from './session/identity.testing.ts'

const wallet = { sumBalance: '1.00', currencySymbol: '৳', currency: 'BDT' }
const walletAtom = queryAtom(getWallet, () => ({}))

beforeEach(() => {
  identifyAs({ token: () => 'a-token' })
  store.set(credentialsAtom, { token: 'a-token', account: 'member' })
})
afterEach(() => {
  store.set(credentialsAtom, null)
  queryClient.clear()
})

it.each([
  ['is answered', () => Response.json({ success: true, value: { amount: '75.50' } })],
  ['is refused', () => Response.json({ success: false, code: 'conflict' }, { status: 409 })],
  ['gets no answer', () => Promise.reject(new TypeError('no network'))],
])('the reads that a claim makes stale are repeated when it %s', async (_, answer) => {
  const fetched = vi.fn<typeof fetch>(async (_address, init) =>
    init?.method === 'POST' ? answer() : Response.json({ success: true, value: wallet }),
  )
  vi.stubGlobal('fetch', fetched)
  const release = store.sub(walletAtom, () => undefined)
  await vi.waitUntil(() => store.get(walletAtom).value)
  await perform(claimReward, { id: '1' }).catch(() => undefined)
  const reads = () => fetched.mock.calls.filter(([, init]) => init?.method === 'GET')
  await vi.waitFor(() => expect(reads()).toHaveLength(2))
  release()
})

it.each([
  ['comes', () => Response.json({ success: true, value: { amount: '75.50' } }), 'other_player'],
  [
    'is a refusal',
    () => Response.json({ success: false, code: 'conflict' }, { status: 409 }),
    'conflict',
  ],
])('an answer that %s after another player has signed in is not used', async (_, answer, code) => {
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => late.promise)
  const claiming = perform(claimReward, { id: '1' })
  store.set(credentialsAtom, { token: 'b-token', account: 'other' })
  late.resolve(answer())
  await expect(claiming).rejects.toMatchObject({ code })
})
