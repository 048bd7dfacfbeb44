import { expect, it } from 'vitest'
import { leadsHere } from './links.rules.ts'

it.each([
  ['/m/hot', '/m/hot', true],
  ['/m/hot', '/m/hot?find=', true],
  ['/m/hot', '/m/hotter', false],
  ['/m/activity', '/m/activity/signIn', true],
  ['/m/activity/signIn', '/m/activity', false],
  [
    '/m/gameList?gameType=RNG&vassalage=PADMA',
    '/m/gameList?vassalage=PADMA&gameType=RNG&q=x',
    true,
  ],
  ['/m/gameList?gameType=RNG&vassalage=PADMA', '/m/gameList?gameType=RNG', false],
  ['/m/home#winners', '/m/home', false],
  ['/m/home#winners', '/m/home#winners', true],
])('%s leads to %s: %s', (link, current, isSo) => expect(leadsHere(link, current)).toBe(isSo))
