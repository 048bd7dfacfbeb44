import { beforeEach, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { Refused, platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { templateAtom } from './merchant.atoms.ts'

let template: () => unknown
const site = { info: { mobileTemplate: { mem_cen: '0', dep_func: '0' } }, serverTime: 1 }

setUp()
beforeEach(() => {
  platform({ '/wps/system/status': () => site, '/wps/system/template': () => template() })
})

it.each([
  ['as fetched separately', () => ({ mem_cen: '1', dep_func: '1' }), 'new'],
  ['as in the site’s answer when that fails', () => new Refused(404, 'not_found'), 'base'],
])('template settings are %s', async (_, answer, expected) => {
  template = answer
  const look = store.sub(templateAtom, () => undefined)
  await vi.waitFor(() => {
    expect(store.get(templateAtom)).toMatchObject({ memberCentre: expected, deposit: expected })
  })
  look()
})
