import { describe, expect, it } from 'vitest'
import type { SwitchId } from '#api/site/switches.ts'
import { makeRouter } from '#routes/router.ts'
import { staticDataAt } from '#shell/route/staticData.ts'
import { pages, pagesFor } from './pages.rules.ts'
import { findAmong, knownBy } from './places.rules.ts'

const open = () => false
const router = makeRouter()
const known = knownBy(pages.map(({ to, words }) => ({ item: to, names: ['', words] })))
const found = (text: string) => findAmong(known, text, 4)

const catalogs = import.meta.glob<{ messages: Record<string, readonly string[]> }>(
  '/src/i18n/locales/*.po',
  { eager: true },
)

const titleIn = (messages: Record<string, readonly string[]>, to: string) =>
  (messages[staticDataAt(router, to).title?.id ?? ''] ?? []).join('')

it.each(Object.entries(catalogs))('a page is found by its name in %s', (_, { messages }) => {
  const named = pages.map(({ to, words }) => ({ item: to, names: [titleIn(messages, to), words] }))
  const all = knownBy(named)
  for (const { item, names } of named) {
    const [name = ''] = names
    expect([name, findAmong(all, name, pages.length)]).toEqual([
      name,
      expect.arrayContaining([item]),
    ])
  }
})

describe('the words of a page', () => {
  it.each(['bn', 'en'])('have a name in %s, whatever the language of the page', (locale) => {
    const { messages } = catalogs[`/src/i18n/locales/${locale}.po`] ?? { messages: {} }
    for (const { to } of pages) {
      const name = titleIn(messages, to)
      expect([to, name, findAmong(known, name, pages.length)]).toEqual([
        to,
        name,
        expect.arrayContaining([to]),
      ])
    }
  })

  it.each([
    ['jackpot', '/m/jackpot'],
    ['জ্যাকপট', '/m/jackpot'],
    ['withdraw', '/m/withdraw'],
    ['withdrw', '/m/withdraw'],
    ['cash out', '/m/withdraw'],
    ['উত্তোলন', '/m/withdraw'],
    ['bkash', '/m/voucherCenter'],
    ['বিকাশ', '/m/voucherCenter'],
    ['bikash', '/m/voucherCenter'],
    ['depo', '/m/voucherCenter'],
    ['ডিপোজিট', '/m/voucherCenter'],
    ['limits', '/m/member/limits'],
    ['লিমিট', '/m/member/limits'],
    ['password', '/m/member/security'],
    ['ভিআইপি', '/m/member/benefits'],
  ])('lead from %s to %s', (text, to) => expect(found(text)[0]).toBe(to))

  it.each(['', 'j', 'hello', 'xyzzy', 'kite', 'tiger', 'bkash kite'])('%j means no page', (text) =>
    expect(found(text)).toEqual([]),
  )
})

describe('the pages of a player', () => {
  const paths = (...given: Parameters<typeof pagesFor>) => pagesFor(...given).map(({ to }) => to)

  it.each<[SwitchId, string]>([
    ['FUNDTRANS3', '/m/voucherCenter'],
    ['FUNDTRANS3', '/m/withdraw'],
    ['MEMTRANS3', '/m/gameRecord'],
    ['REWCEN3', '/m/rewardCenter'],
    ['LOTT3', '/m/lottery'],
    ['COMM3', '/m/webEmail'],
  ])('with %s switched off do not include %s', (module, path) => {
    expect(paths('member', open)).toContain(path)
    expect(paths('member', (id) => id === module)).not.toContain(path)
  })

  it('depend on the account: a guest signs in, an agent opens accounts', () => {
    expect(paths('guest', open)).toEqual(expect.arrayContaining(['/m/login', '/m/withdraw']))
    expect(paths('member', open)).not.toContain('/m/login')
    expect(paths('guest', open)).not.toContain('/m/changePsw')
    expect(paths('agent', open)).toContain('/m/agentRegister')
    expect(paths('member', open)).not.toContain('/m/agentRegister')
  })
})
