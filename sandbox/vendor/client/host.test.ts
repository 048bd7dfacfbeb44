import { expect, it } from 'vitest'
import { listenersOf } from './host.ts'

const origins = ['https://mela.example', 'https://m.mela.example']

it.each([
  ['the page that embeds the game', 'https://m.mela.example', ['https://m.mela.example']],
  ['no page that is not accepted', 'https://evil.example', []],
  ['every accepted page when the browser does not name the parent', undefined, origins],
  ['every accepted page when Firefox hides the parent', 'null', origins],
])('a game posts messages to %s', (_, framer, listeners) => {
  expect(listenersOf(origins, framer)).toEqual(listeners)
})
