import { expect, it } from 'vitest'
import { shortIds, shortening } from './ids.ts'

it('keeps three characters of an id, and more where another begins alike', () => {
  const ids = ['vv7kpg', 'KLLAib', 'KLLx3-', 'KLLA_2', 'u5bmqs']
  expect(Object.fromEntries(shortIds(ids))).toEqual({
    vv7kpg: 'vv7',
    KLLAib: 'KLLAi',
    'KLLx3-': 'KLLx',
    KLLA_2: 'KLLA_',
    u5bmqs: 'u5b',
  })
})

it('shortens the ids of a script and nothing else of their length', () => {
  const short = shortIds(['vv7kpg', 'u5bmqs'])
  const code = 'i({id:"vv7kpg"}),i(`vv7kpg`),go("/vv7kpg"),vv7kpg("submit",\'vv7kpg")'
  expect(shortening(code, short).toString()).toBe(
    'i({id:"vv7"}),i(`vv7`),go("/vv7kpg"),vv7kpg("submit",\'vv7kpg")',
  )
})
