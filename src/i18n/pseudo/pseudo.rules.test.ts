import { expect, it } from 'vitest'
import { pseudoOf } from './pseudo.rules.ts'

const messages = {
  plain: ['Deposit'],
  slots: ['Only ', ['sum'], ' is left'],
  tagged: ['I accept the <0>user agreement</0>'],
  plural: [['total', 'plural', { offset: 0, one: [['total'], ' game'], other: ['#', ' games'] }]],
} satisfies Parameters<typeof pseudoOf>[0]

it('adds accents, doubles vowels and keeps placeholders, tags and plural forms', () => {
  expect(pseudoOf(messages, false)).toEqual({
    plain: ['Ðééþóóšííţ'],
    slots: ['Óóñļýý ', ['sum'], ' ííš ļééƒţñ'],
    tagged: ['Íí ááççééþţ ţĥéé <0>úúšééŕ ááĝŕééééɱééñţ</0>'],
    plural: [
      ['total', 'plural', { offset: 0, one: [['total'], ' ĝááɱéé'], other: ['#', ' ĝááɱééš'] }],
    ],
  })
})

it('is about 40 % longer, also for words with few vowels', () => {
  expect(pseudoOf({ short: ['HTTPS'] }, false)['short']?.[0]).toHaveLength(7)
})

it('is mirrored for right-to-left, except tags', () => {
  expect(pseudoOf({ a: ['<0>OK</0>', ' · '] }, true)).toEqual({
    a: ['<0>\u202eÓóĶ\u202c</0>', ' · '],
  })
})
