import { expect, it } from 'vitest'
import type { MerchantSite } from '#features/merchant/merchant.ts'
import * as render from '#page/render.tsx'
import { pagesOf, renderingOf } from './rendering.rules.ts'

const merchant: MerchantSite & { moreLanguages: string[] } = {
  merchantCode: 'mela',
  brand: { EN: 'Mela' },
  languages: ['EN'],
  moreLanguages: [],
  currencySymbol: '৳',
  listLanguage: 'interface',
  categories: [],
  minAge: 18,
  regulated: false,
  sealingKeyIds: [],
}
const messages = () => ({})

it('renders what render.tsx exports', () => {
  const rendering = renderingOf(render)
  expect(rendering.render(merchant, messages, [])).toEqual(render.render(merchant, messages, []))
  expect(rendering.firstReads(merchant)).toMatchObject({ home: expect.any(Array) })
})

it('names what is missing', () => {
  const { render: _, ...rest } = render
  expect(() => renderingOf({ ...rest, firstReads: [] })).toThrow(
    /^render\.tsx cannot draw the page: render: .*undefined; firstReads: .*Array$/,
  )
  expect(() => renderingOf(undefined)).toThrow('render.tsx cannot draw the page')
})

it('reports a prerender that is not text', () => {
  const rendering = renderingOf({ ...render, render: () => ({ sprite: '' }) })
  expect(rendering.render).toThrow(/"body"/)
})

const route = (id: string, fullPath: string, layout?: string) => ({
  id,
  fullPath,
  options: layout ? { staticData: { layout } } : {},
})
const routing = (...routes: readonly ReturnType<typeof route>[]) => ({
  makeRouter: () => ({ routesById: Object.fromEntries(routes.map((one) => [one.id, one])) }),
})

it('takes the layouts of the routes, those without a guard first', () => {
  const fav = route('/_session/m/fav', '/m/fav', 'lobby')
  const home = route('/m/', '/m/', 'home')
  const list = route('/m/(games)/gameList', '/m/gameList', 'lobby')
  expect(pagesOf(routing(fav, home, route('/m/service', '/m/service'), list))).toEqual([
    { id: '/m/', path: '/m', layout: 'home' },
    { id: '/m/(games)/gameList', path: '/m/gamelist', layout: 'lobby' },
    { id: '/_session/m/fav', path: '/m/fav', layout: 'lobby' },
  ])
})

it('rejects layouts that the shell does not have', () => {
  expect(() => pagesOf(routing(route('/m/', '/m/', 'attic')))).toThrow(/received "attic"/)
})
