import { expect, it } from 'vitest'
import { listenersOf } from './host.ts'

const origins = ['https://mela.example', 'https://m.mela.example']

it.each([
  ['the page that embeds the game', 'https://m.mela.example', ['https://m.mela.example']],
  ['no page that is not accepted', 'https://evil.example', []],
  ['every accepted page where the browser does not tell', undefined, origins],
  ['every accepted page where Firefox hides it', 'null', origins],
])('a game posts messages to %s', (_, framer, listeners) => {
  expect(listenersOf(origins, framer)).toEqual(listeners)
})
