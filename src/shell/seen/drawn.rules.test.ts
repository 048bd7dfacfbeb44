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
  ['home', '/m/home', 'home'],
  ['home', '/m/home?pageType=list', 'list'],
  ['home', '/m/home?lang=EN&pageType=list&gameType=RNG', 'list'],
  ['home', '/m/home?pageType=lists', 'home'],
  ['home', '/m/home?find=pageType', 'home'],
  ['lobby', '/m/hot?pageType=list', 'lobby'],
  ['lobby', '/m/gameLobbyCenter', 'all'],
  ['lobby', '/M/GameCenter/', 'all'],
  ['lobby', '/m/gameLobbyCenter?lang=EN', 'all'],
  ['lobby', '/m/gameLobbyCenter?gameCategory=ALL&lang=EN', 'all'],
  ['lobby', '/m/gameLobbyCenter?gameCategory=ALL&vassalage=PADMA', 'lobby'],
  ['lobby', '/m/gameLobbyCenter?gameCategory=RNG', 'lobby'],
  ['lobby', '/m/slotsCenter', 'lobby'],
  ['lobby', '/m/hot', 'lobby'],
] as const)('%s at %s is painted as %s', (layout, address, drawn) => {
  expect(drawnFor(layout, address)).toBe(drawn)
})
