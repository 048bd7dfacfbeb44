import { randomBytes } from 'node:crypto'

/** A letter for what it is, and a number that nobody can guess or mistype: no O, I, 0 or 1. */
export const newOrderNo = (letter: 'D' | 'W') =>
  letter + Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join('')

export const newReference = () =>
  Array.from(randomBytes(6), (byte) => alphabet[byte % alphabet.length]).join('')

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
