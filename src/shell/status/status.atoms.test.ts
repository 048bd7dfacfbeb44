import { expect, it, vi } from 'vitest'
import { platform, setUp } from '../../features/games/testing.tsx'
import { siteAtom } from '../../features/merchant/merchant.atoms.ts'
import { store } from '../../net/query/queryClient.ts'
import { noticeClosedIntent, readStatus, storeStatusIntent } from './status.atoms.ts'

setUp()

it('a closed site that answered before anyone kept its status is known at the next start', async () => {
  platform({ '/wps/system/status': () => ({ maintenance: true, serverTime: 1 }) })
  const look = store.sub(siteAtom, () => undefined)
  await vi.waitFor(() => expect(store.get(siteAtom).value).toBeDefined())
  store.set(storeStatusIntent)
  expect(readStatus()).toMatchObject({ gate: 'maintenance' })
  look()
})

it('a closed site is asked once, however many calls it refuses', async () => {
  let maintenance = false
  const asked = platform({ '/wps/system/status': () => ({ maintenance, serverTime: 1 }) })
  const look = store.sub(siteAtom, () => undefined)
  const isAt = (gate: string) =>
    vi.waitFor(() => expect(store.get(siteAtom).value?.gate).toBe(gate))
  const refuse = () => [1, 2, 3].forEach(() => store.set(noticeClosedIntent))
  await isAt('open')
  maintenance = true
  refuse()
  await isAt('maintenance')
  refuse()
  await vi.waitFor(() => expect(store.get(siteAtom).isPending).toBe(false))
  expect(asked).toHaveLength(2)
  look()
})
