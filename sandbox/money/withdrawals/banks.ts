import type { PayKind } from '#api/money/deposit.ts'
import type { Names } from '#sandbox/world/language.ts'

interface Bank {
  readonly code: string
  readonly name: Names
  readonly kind: PayKind
  readonly pattern: RegExp
  readonly min: number
  readonly max: number
  readonly example: string
}

const mobile = { kind: 'wallet', pattern: /^01\d{9}$/, min: 11, max: 11 } as const
const account = { kind: 'bank', pattern: /^\d{10,17}$/, min: 10, max: 17 } as const

/** Fictitious: no such bank exists. */
export const banks: readonly Bank[] = [
  { code: 'taka-tap', name: { en: 'TakaTap', bn: 'টাকাট্যাপ' }, ...mobile, example: '01712345678' },
  { code: 'nodi-pay', name: { en: 'NodiPay', bn: 'নদীপে' }, ...mobile, example: '01812345678' },
  {
    code: 'shonar',
    name: { en: 'Shonar Bank', bn: 'সোনার ব্যাংক' },
    ...account,
    example: '104122007731',
  },
  {
    code: 'meghna',
    name: { en: 'Meghna Delta Bank', bn: 'মেঘনা ডেলটা ব্যাংক' },
    ...account,
    example: '7712009044152',
  },
  {
    code: 'tara-one',
    name: { en: 'TaraCoin (Tara-1)', bn: 'তারাকয়েন (Tara-1)' },
    kind: 'crypto',
    pattern: /^TARA1[a-z0-9]{25,34}$/i,
    min: 30,
    max: 39,
    example: 'TARA1qk9w3ms4ndb0xplayonly7ge2u5zh8c',
  },
]

export const findBank = (code: string) => banks.find((bank) => bank.code === code)
/** "•••• 4321" */
export const maskedNumber = (number: string) => `•••• ${number.slice(-4)}`
