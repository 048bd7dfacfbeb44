import { expect, it } from 'vitest'
import { englishFinder, hasLostSlot } from './english.rules.ts'

const isEnglish = englishFinder(
  {
    a: ['Sign in'],
    b: ['Total'],
    c: ['Only ', ['sum'], ' is left'],
    d: ['I accept the <0>user agreement</0>'],
    e: [['n', 'plural', { one: [['n'], ' game'], other: [['n'], ' games'] }]],
    f: ['VIP ', ['tier']],
    g: ['Not translated yet'],
    h: ['Sum of all'],
  },
  {
    a: ['Iniciar sesión'],
    b: ['Total'],
    c: ['Solo quedan ', ['sum']],
    d: ['Acepto el <0>acuerdo</0>'],
    e: [['n', 'plural', { one: [['n'], ' juego'], other: [['n'], ' juegos'] }]],
    f: ['VIP ', ['tier'], ' ya'],
    g: ['Not translated yet'],
    h: ['Total'],
  },
)

it.each([
  ['Sign in', true],
  ['Total', false],
  ['Only ৳5 is left', true],
  ['user agreement', true],
  ['I accept the', true],
  ['12 games', true],
  ['VIP 3', false],
  ['Not translated yet', false],
  ['Iniciar sesión', false],
])('%j is English where it should not be: %s', (text, expected) => {
  expect(isEnglish(text)).toBe(expected)
})

it.each([
  ['Hi {name}', true],
  ['Hi {n, plural', true],
  ['the <0>rules</0>', true],
  ['the <1/>', true],
  ['{ 5 }', false],
  ['3 < 4 > 2', false],
])('%j has lost a placeholder: %s', (text, expected) => {
  expect(hasLostSlot(text)).toBe(expected)
})
