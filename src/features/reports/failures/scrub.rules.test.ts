import { expect, it } from 'vitest'
import { framesOf, isForeign, scrubMessage } from './scrub.rules.ts'

const origin = 'https://mela.example'

it.each([
  [
    'code',
    "Cannot read properties of undefined (reading 'length')",
    "Cannot read properties of undefined (reading 'length')",
  ],
  ['short numbers', 'Minified React error #418', 'Minified React error #418'],
  ['a phone number', 'No player 01712345678 here', 'No player … here'],
  ['four digits', 'Code 1234', 'Code …'],
  ['an address', `Failed to fetch ${origin}/m/inbox/7?token=abc#x`, `Failed to fetch ${origin}/…`],
  ['a path', 'No route for /m/player/rahim?x=1', 'No route for /…'],
  ['a query', 'Bad input pin=991&name=rahim', 'Bad input pin=…&name=…'],
  ['a bearer', 'Bearer abc.def', 'Bearer …'],
  ['a token', 'Session eyJhbGciOiJIUzI1NiJ9abc ended', 'Session … ended'],
  ['a long token without digits', `x ${'abcdefgh'.repeat(5)} y`, 'x … y'],
  ['a mail address', 'To rahim@mail.example', 'To …'],
  ['Bengali', 'নাম রহিম', '… …'],
  [
    'an answer',
    'Unexpected token , "{"user":"rahim"," is not valid JSON',
    'Unexpected token , "…" is not valid JSON',
  ],
  ['a quoted value', "Option 'rahim 77' is unknown", "Option '…' is unknown"],
  ['the player’s name', 'Rahim77 has no wallet, rahim77!', '… has no wallet, …!'],
])('removes from a message what could be personal: %s', (_, message, scrubbed) => {
  expect(scrubMessage(message, ['rahim77'])).toBe(scrubbed)
})

it('cuts long messages', () => expect(scrubMessage('a b '.repeat(500))).toHaveLength(200))

it('treats names literally', () => expect(scrubMessage('a+b (c', ['a+b', '(c'])).toBe('… …'))

const stack = `TypeError: x
    at f (${origin}/assets/app-1a2b.js:1:23456)
    at g (${origin}/assets/app-1a2b.js:1:23456)
    at ${origin}/assets/vendor-3c4d.js?v=1:2:7
    at https://evil.example/assets/a.js:1:1
    at ${origin}/m/home?token=1:1:1`

it('keeps only built files and positions of a stack', () => {
  expect(framesOf(stack, origin)).toEqual([
    '/assets/app-1a2b.js:1:23456',
    '/assets/vendor-3c4d.js:2:7',
  ])
})

it('keeps ten frames', () => {
  const lines = Array.from({ length: 30 }, (_, line) => `${origin}/assets/a.js:${line}:1`)
  expect(framesOf(lines.join('\n'), origin)).toHaveLength(10)
})

it('names a missing file', () => {
  const message = `Failed to fetch dynamically imported module: ${origin}/assets/Sheet-1a2b.js`
  expect(framesOf(message, origin)).toEqual(['/assets/Sheet-1a2b.js'])
})

it.each([
  ['TypeError: x\n at chrome-extension://abc/x.js:1:1', true],
  ['Script error.', true],
  ['ResizeObserver loop completed with undelivered notifications.', true],
  [stack, false],
])('%s', (text, foreign) => expect(isForeign(text)).toBe(foreign))
