import { expect, it } from 'vitest'
import { minorOf } from './facts.rules.ts'

it.each([
  ['0.05', 5],
  ['1', 100],
  ['', null],
  ['free', null],
  ['0', null],
  ['0.125', null],
  [null, null],
])('reads a minimum bet of %s', (decimal, minor) => expect(minorOf(decimal)).toBe(minor))
