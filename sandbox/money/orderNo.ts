import { randomBytes } from 'node:crypto'

/** A letter for the kind, and random characters without O, I, 0 and 1. */
export const newOrderNo = (letter: 'D' | 'W') =>
  letter + Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join('')

export const newReference = () =>
  Array.from(randomBytes(6), (byte) => alphabet[byte % alphabet.length]).join('')

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
