import { expect, it } from 'vitest'
import { type PathLayouts, drawnFor, layoutOf } from './drawn.rules.ts'

const paths: PathLayouts = {
  '/': 'home',
  '/m': 'home',
  '/m/home': 'home',
  '/m/hot': 'lobby',
  '/m/activity': 'activity',
}

it.each([
  ['/', 'home'],
  ['/m', 'home'],
  ['/m/', 'home'],
  ['/M/Home', 'home'],
  ['/m/hot', 'lobby'],
  ['/m/activity/', 'activity'],
  ['/m/activity/signIn', 'page'],
  ['/m/homeward', 'page'],
  ['/elsewhere', 'page'],
])('%s is laid out as %s', (path, layout) => {
  expect(layoutOf(paths, path)).toBe(layout)
})

it.each([
  ['home', '', 'home'],
  ['home', '?pageType=list', 'list'],
  ['home', '?lang=EN&pageType=list&gameType=RNG', 'list'],
  ['home', '?pageType=lists', 'home'],
  ['home', '?find=pageType', 'home'],
  ['lobby', '?pageType=list', 'lobby'],
] as const)('%s with %s is painted as %s', (layout, search, drawn) => {
  expect(drawnFor(layout, search)).toBe(drawn)
})
