import { expect, it, vi } from 'vitest'
import { platform, setUp } from '../../features/games/testing.tsx'
import { siteAtom } from '../../features/merchant/merchant.atoms.ts'
import { store } from '../../net/query/queryClient.ts'
import { readStatus, storeStatusIntent } from './status.atoms.ts'

setUp()

it('a closed site that answered before anyone kept its status is known at the next start', async () => {
  platform({ '/wps/system/status': () => ({ maintenance: true, serverTime: 1 }) })
  const look = store.sub(siteAtom, () => undefined)
  await vi.waitFor(() => expect(store.get(siteAtom).value).toBeDefined())
  store.set(storeStatusIntent)
  expect(readStatus()).toMatchObject({ gate: 'maintenance' })
  look()
})
