import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getWallet } from '#api/account/member.ts'
import { listRecent } from '#api/games/recent.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { identifyAs } from '#net/session/identity.testing.ts'
import { pagesAtom, queryAtom } from './query.ts'
import { forgetPrivate, queryClient, store } from './queryClient.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const answers: Readonly<Record<string, object>> = {
  '/wps/wallet': { sumBalance: '10.00', currencySymbol: '৳', currency: 'BDT' },
  '/wps/game/recent': {
    list: [{ nodeId: 1, gameName: 'G', vassalage: 'V', gameType: 'RNG' }],
    totalPages: 1,
  },
}

beforeEach(() => {
  // happy-dom retains whatever a deadline refers to until it has passed.
  vi.stubGlobal('AbortSignal', { timeout: () => new AbortController().signal })
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ success: true, value: answers[address.split('?')[0] ?? ''] }),
  )
  identifyAs({ language: () => 'BN', token: () => store.get(credentialsAtom)?.token ?? null })
})
afterEach(() => queryClient.clear())

const walletAtom = queryAtom(getWallet, () => ({}))
const recentAtom = pagesAtom(listRecent, (_get, page) => ({ page, pageSize: 2, language: 'EN' }))

async function session(account: string): Promise<readonly WeakRef<object>[]> {
  store.set(credentialsAtom, { token: 'a'.repeat(16), account })
  const leave = [walletAtom, recentAtom].map((read) => store.sub(read, () => undefined))
  await vi.waitFor(() => {
    if (!store.get(walletAtom).value || !store.get(recentAtom).value) throw new Error('not yet')
  })
  const shown = [store.get(walletAtom).value, store.get(recentAtom).last]
  for (const release of leave) release()
  return shown.flatMap((value) => (value ? [new WeakRef(value)] : []))
}

function signOut() {
  store.set(credentialsAtom, null)
  forgetPrivate()
}

const left = (refs: readonly WeakRef<object>[]) => refs.filter((ref) => ref.deref()).length

it('no data of a player is retained after sign-out', async () => {
  const seen = [...(await session('first'))]
  for (let turn = 0; turn < 4; turn += 1) {
    signOut()
    seen.push(...(await session(`player ${turn}`)))
  }
  expect(seen).toHaveLength(10)
  signOut()
  await vi.waitFor(() => {
    collect()
    expect(left(seen)).toBe(0)
  })
})
