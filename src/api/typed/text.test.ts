import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Compact, Plain, compact, personName, plainText, toLatinDigits } from './text.ts'

/** The zeros of scripts: Bengali, Devanagari, Arabic, Persian, Thai, Burmese, Khmer, Lao, Tamil, Telugu, full-width … */
const zeros = [
  0x9e6, 0x966, 0x660, 0x6f0, 0xe50, 0x1040, 0x1090, 0x17e0, 0xed0, 0xbe6, 0xc66, 0xff10, 0xae6,
  0xa66, 0xb66, 0xce6, 0xd66, 0xde6, 0xf20, 0x7c0, 0x1810, 0xa9d0, 0x11136, 0x1d7ce, 0x1d7d8,
  0x1d7f6, 0x1e950,
]

it.each(zeros)('reads the digits from U+%s on', (zero) => {
  const digits = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit))
  expect(toLatinDigits(digits.join(''))).toBe('0123456789')
})

it('reads every digit in Unicode', () => {
  const digits = Array.from({ length: 0x20000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => /\p{Nd}/u.test(letter))
  expect(digits.length).toBeGreaterThan(600)
  expect(toLatinDigits(digits.join(''))).toMatch(/^(0123456789)+$/)
})

it('leaves other characters that look like digits', () => {
  expect(toLatinDigits('½ ² ① 二 abc')).toBe('½ ² ① 二 abc')
})

const marks = [
  0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066,
  0x2067, 0x2068, 0x2069, 0xfeff, 0xad, 0x61c, 0x34f, 0xfe0f, 0x3164,
]

describe('plain text', () => {
  it.each(marks)('is without U+%s', (point) => {
    const mark = String.fromCodePoint(point)
    expect(plainText(`${mark}ra${mark}him7${mark}`)).toBe('rahim7')
  })

  it('has ASCII in place of full-width characters', () => {
    expect(plainText('＋８８０（１７１１）－１，２．５　ＢＤＴ')).toBe('+880(1711)-1,2.5　BDT')
  })

  it('keeps its spaces unless they are to be removed', () => {
    expect(plainText(' 1 2 ')).toBe(' 1 2 ')
    expect(compact('১\u202f২\u00a0 3\n4')).toBe('1234')
    expect(v.parse(Compact, ' ১ ২ ')).toBe('12')
    expect(v.parse(Plain, ' ‎rahim৭​ ')).toBe('rahim7')
  })
})

it.each([
  ['  Md.   Abdur\u00a0Rahim ', 'Md. Abdur Rahim'],
  ['\u202aRahim\u202c', 'Rahim'],
  ['Ra\u200bh\u00adim\ufeff', 'Rahim'],
  ['র\u200d্যা ব\u200c', 'র\u200d্যা ব'],
  ['\u200dরহিম', 'রহিম'],
])('the name of a person, %j, is %j', (typed, name) => {
  expect(personName(typed)).toBe(name)
})
