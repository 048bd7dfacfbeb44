import { expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { isOnAtom, siteAtom } from './merchant.atoms.ts'

setUp()

it('a feature that the merchant excludes stays off, whatever the platform says', async () => {
  const merchant = document.getElementById('merchant')!
  merchant.textContent = merchant.textContent.replace('{', '{"features":{"CBS3":false},')
  const whitelabel = { CBS3: true, REWCEN3: true }
  platform({ '/wps/system/status': () => ({ info: { whitelabel }, serverTime: 1 }) })
  const look = store.sub(isOnAtom, () => undefined)
  await vi.waitFor(() => expect(store.get(siteAtom).value).toBeDefined())
  const isOn = store.get(isOnAtom)
  expect([isOn('CBS3'), isOn('REWCEN3'), isOn('COMM3')]).toEqual([false, true, true])
  look()
})
