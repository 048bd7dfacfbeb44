import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { makeRouter } from './router.ts'

const router: AnyRouter = makeRouter()

/** Texts that look like something else. */
const odd = [
  '9E4',
  '90000000000000000001',
  '0017',
  '1.0',
  '-1',
  'true',
  'null',
  '[1]',
  '"7"',
  'a b+c',
]
const codes = ['9E4', '90000000000000000001', '0017', 'true', 'null']

/** Of each parameter the texts that it takes, and what it makes of them where it is no text. */
const parameters: Readonly<Record<string, readonly unknown[]>> = {
  affiliateCode: odd,
  recommenderId: odd,
  find: odd,
  card: odd,
  next: odd,
  star: odd,
  q: odd,
  id: odd,
  title: odd,
  text: odd,
  url: odd,
  code: odd,
  gameGroupId: odd,
  mui: odd,
  pageBack: odd,
  gameClassify: odd,
  gameCategory: odd,
  gameType: odd,
  gameName: odd,
  minBet: odd,
  minLine: odd,
  from: odd,
  to: odd,
  gameId: codes,
  game: codes,
  order: codes,
  vassalage: ['9E4', '777'],
  pageType: ['list'],
  playType: ['ent'],
  prize_mode: ['SEA'],
  list: ['quick'],
  tab: [],
  step: [],
  period: ['week'],
  board: ['win'],
  category: ['RNG'],
  vendor: ['777'],
  status: ['open'],
  type: ['event'],
  i: [3],
  free: [true],
}

const words: Readonly<Record<string, readonly string[]>> = {
  '/m/launchGame gameCategory': ['RNG'],
}

function read(path: string, name: string, value: unknown) {
  const href = path + router.options.stringifySearch({ [name]: value })
  const location = router.parseLocation(createMemoryHistory({ initialEntries: [href] }).location)
  return router.matchRoutes(location).at(-1)?.search[name]
}

interface Schemed {
  readonly options: { readonly validateSearch?: { readonly entries?: object } }
  readonly parentRoute?: Schemed
}

const namesOf = ({ options, parentRoute }: Schemed): string[] => [
  ...Object.keys(options.validateSearch?.entries ?? {}),
  ...(parentRoute ? namesOf(parentRoute) : ['find', 'card']),
]

const rows = Object.entries(router.routesByPath).flatMap(([path, route]) =>
  namesOf(route as Schemed).map((name) => [path, name] as const),
)

it.each(rows)('%s reads %s as it is in the address', (path, name) => {
  const values = words[`${path} ${name}`] ?? parameters[name]
  expect(values, `what ${name} takes`).toBeDefined()
  expect(values?.map((value) => read(path, name, value))).toEqual(values)
})

it('checks more than thirty parameters', () =>
  expect(new Set(rows.map(([, name]) => name)).size).toBeGreaterThan(30))
