import type { Insertable } from 'kysely'
import { countryDialingCode } from '#sandbox/account/accounts.ts'
import type { Database } from '#sandbox/schema/schema.ts'

interface SeededAccount {
  readonly username: string
  readonly password: string
  readonly nickname: string
  readonly type: number
  readonly mobileNum: string
  readonly note: string
  /** Minor units. */
  readonly money?: number
  readonly vip?: string
  readonly contracts?: readonly ('salary' | 'dividend' | 'hour')[]
  readonly isFirstLogin?: true
  readonly isDisabled?: true
  readonly isLocked?: true
}

export const seededAccounts: readonly SeededAccount[] = [
  {
    username: 'member',
    password: 'Member#2468',
    nickname: 'Rahim',
    type: 0,
    mobileNum: '1711000001',
    money: 1_250_000,
    vip: '3',
    note: 'a player with money, favourites and messages',
  },
  {
    username: 'agent',
    password: 'Agent#2468',
    nickname: 'Shirin',
    type: 1,
    mobileNum: '1711000002',
    money: 4_800_000,
    vip: '5',
    note: 'an agent',
  },
  {
    username: 'master',
    password: 'Master#2468',
    nickname: 'Kamal',
    type: 2,
    mobileNum: '1711000003',
    money: 20_000_000,
    vip: '7',
    note: 'a master agent',
  },
  {
    username: 'poor',
    password: 'Poor#2468',
    nickname: 'Jamil',
    type: 0,
    mobileNum: '1711000004',
    note: 'a player whose wallet is empty',
  },
  {
    username: 'fresh',
    password: 'Fresh#2468',
    nickname: 'Nadia',
    type: 0,
    mobileNum: '1711000005',
    money: 50_000,
    isFirstLogin: true,
    note: 'must change the password at the first login',
  },
  {
    username: 'contract',
    password: 'Contract#2468',
    nickname: 'Babul',
    type: 1,
    mobileNum: '1711000006',
    money: 300_000,
    contracts: ['salary', 'dividend', 'hour'],
    note: 'an agent with salary, dividend and hour contracts waiting',
  },
  {
    username: 'locked',
    password: 'Locked#2468',
    nickname: 'Tuhin',
    type: 0,
    mobileNum: '1711000007',
    isLocked: true,
    note: 'locked after too many attempts',
  },
  {
    username: 'disabled',
    password: 'Disabled#2468',
    nickname: 'Mitu',
    type: 0,
    mobileNum: '1711000008',
    isDisabled: true,
    note: 'switched off by the operator',
  },
  {
    username: 'office',
    password: 'Office#2468',
    nickname: 'Salma',
    type: 9,
    mobileNum: '1711000009',
    note: 'works for the operator and is no member: may not sign in here',
  },
]

/** The id is derived from the position. */
export const accountRow = (
  account: SeededAccount,
  place: number,
  passwordHash: string,
  at: number,
): Insertable<Database['accounts']> => ({
  id: place + 1,
  username: account.username,
  nickname: account.nickname,
  password_hash: passwordHash,
  type: account.type,
  mobile_num: account.mobileNum,
  dialing_code: countryDialingCode,
  vip_label: account.vip ?? '',
  first_login: account.isFirstLogin ? 1 : 0,
  disabled: account.isDisabled ? 1 : 0,
  contracts: JSON.stringify(account.contracts ?? []),
  unread_chat: account.username === 'member' ? 2 : 0,
  at,
})
