import type { PayKind } from '#api/money/deposit.ts'
import type { Fee } from '#api/money/fee.ts'
import type { Names } from '#sandbox/world/language.ts'

interface Channel {
  readonly id: string
  readonly name: Names
  /** The account that receives the payment. */
  readonly payTo: string
  readonly payee?: string
}

export interface Method {
  readonly id: string
  readonly name: Names
  readonly kind: PayKind
  /** Minor units. */
  readonly min: number
  readonly max: number
  readonly fee: Fee
  readonly minutes: number
  readonly channels: readonly Channel[]
  readonly isClosed?: true
}

const free: Fee = { rate: 0, fixed: 0 }
const sendMoney = { en: 'Send Money', bn: 'সেন্ড মানি' }
const cashOut = { en: 'Cash Out', bn: 'ক্যাশ আউট' }

/** Fictitious: no such operator, bank or coin exists. */
export const methods: readonly Method[] = [
  {
    id: 'taka-tap',
    name: { en: 'TakaTap', bn: 'টাকাট্যাপ' },
    kind: 'wallet',
    min: 20_000,
    max: 2_500_000,
    fee: free,
    minutes: 5,
    channels: [
      { id: 'taka-tap-send', name: sendMoney, payTo: '01300000101' },
      { id: 'taka-tap-cash', name: cashOut, payTo: '01300000102' },
    ],
  },
  {
    id: 'nodi-pay',
    name: { en: 'NodiPay', bn: 'নদীপে' },
    kind: 'wallet',
    min: 20_000,
    max: 3_000_000,
    fee: free,
    minutes: 5,
    channels: [{ id: 'nodi-pay-send', name: sendMoney, payTo: '01700000203' }],
  },
  {
    id: 'bank',
    name: { en: 'Bank transfer', bn: 'ব্যাংক ট্রান্সফার' },
    kind: 'bank',
    min: 100_000,
    max: 20_000_000,
    fee: free,
    minutes: 30,
    channels: [
      {
        id: 'bank-shonar',
        name: { en: 'Shonar Bank', bn: 'সোনার ব্যাংক' },
        payTo: '1041 2200 7731',
        payee: 'Mela Sandbox Ltd',
      },
      {
        id: 'bank-meghna',
        name: { en: 'Meghna Delta Bank', bn: 'মেঘনা ডেলটা ব্যাংক' },
        payTo: '7712 0090 4415 2',
        payee: 'Mela Sandbox Ltd',
      },
    ],
  },
  {
    id: 'tara-coin',
    name: { en: 'TaraCoin', bn: 'তারাকয়েন' },
    kind: 'crypto',
    min: 100_000,
    max: 50_000_000,
    fee: { rate: 100, fixed: 0 },
    minutes: 15,
    channels: [
      {
        id: 'tara-one',
        name: { en: 'Tara-1 network', bn: 'Tara-1 নেটওয়ার্ক' },
        payTo: 'TARA1qk9w3ms4ndb0xplayonly7ge2u5zh8c',
      },
    ],
  },
  {
    id: 'doyel-cash',
    name: { en: 'DoyelCash', bn: 'দোয়েলক্যাশ' },
    kind: 'wallet',
    min: 20_000,
    max: 1_500_000,
    fee: { rate: 150, fixed: 0 },
    minutes: 5,
    channels: [{ id: 'doyel-cash-send', name: sendMoney, payTo: '01900000307' }],
    isClosed: true,
  },
]

export const findMethod = (id: string) => methods.find((method) => method.id === id)
