import { expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { knownHostsAtom, readLines } from './connection.atoms.ts'
import { storeLinesIntent } from './storeLines.ts'

const known = { lines: ['https://m2.mela.example'], speedTest: 'https://mela.example/speed' }

setUp()

it('the other addresses are known at a start when the site is unreachable', async () => {
  const info = {
    domainRoute: known.lines,
    resources: [{ resourceType: 'SpeedTest', url: known.speedTest }],
  }
  platform({ '/wps/system/status': () => ({ info, serverTime: 1 }) })
  const look = store.sub(siteAtom, () => undefined)
  await vi.waitFor(() => expect(store.get(siteAtom).value).toBeDefined())
  store.set(storeLinesIntent)
  expect(store.get(knownHostsAtom)).toMatchObject(known)
  expect(readLines()).toEqual(known)
  look()
})

it.each(['', '{"lines":[7],"speedTest":""}', '{"__proto__":1}', 'null'])(
  'a stored value %j has no addresses',
  (stored) => {
    localStorage.setItem('lines', stored)
    expect(readLines()).toEqual({ lines: [], speedTest: '' })
  },
)
