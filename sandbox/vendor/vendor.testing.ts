import { randomBytes } from 'node:crypto'
import { type Db, openDb } from '#sandbox/schema/db.ts'
import { Faults } from '#sandbox/faults/faults.ts'
import { house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { createGameOrigin } from '#sandbox/app/gameOrigin.ts'
import { hashOf } from '#sandbox/http/secret.ts'
import type { Opened, Settled } from './wire.ts'

export const platform = 'http://localhost:4173'
export const balance = 100_000
const player = 1

/** A game of each kind. */
const listed = [
  ['RNG', ''],
  ['CRASH', ''],
  ['LIVE', 'Teen Patti '],
  ['LOTT', ''],
  ['SPORTS', ''],
  ['FISH', ''],
  ['GAMESHOW', ''],
  ['COCKFIGHT', ''],
  ['ESPORTS', 'Arena '],
  ['LIVE', 'Sic Bo '],
  ['LIVE', 'Andar Bahar '],
] as const

const gameOf = ([category, words]: (typeof listed)[number], index: number) => ({
  node_id: index + 1,
  vendor: 'VA',
  category,
  game_type: category,
  name_en: `${words}Game <${index}>`,
  name_bn: `খেলা ${index}`,
  search: '',
  code: null,
  group_id: null,
  classes: '',
  support_play: 0 as const,
  lotto_mode: null,
  min_bet: '0.5',
  min_bet_minor: 50,
  rtp: '95.48',
  volatility: 'mid' as const,
  is_new: 0 as const,
  icon: null,
  sort: index,
  hot: null,
})

const accountOf = (id: number) => ({
  id,
  username: 'member',
  nickname: '',
  password_hash: '',
  type: 0,
  mobile_num: null,
  dialing_code: '880',
  vip_label: '',
  first_login: 0 as const,
  disabled: 0 as const,
  contracts: '[]',
  unread_chat: 0,
  at: 0,
})

const sessionOf = (account_id: number) => ({
  account_id,
  token_hash: 'token',
  cookie_hash: 'cookie',
  at: 0,
  expires_at: 9_000_000_000,
  idle_ms: null,
  ended_at: null,
})

interface Launch {
  readonly nodeId?: number
  readonly free?: boolean
}

async function issue(db: Db, at: number, { nodeId = 1, free = false }: Launch) {
  const ticket = randomBytes(24).toString('base64url')
  await db
    .insertInto('launches')
    .values({
      ticket_hash: hashOf(ticket),
      account_id: free ? null : player,
      session_id: free ? null : 1,
      node_id: nodeId,
      vendor: 'VA',
      expires_at: at + 60_000,
      redeemed_at: null,
    })
    .execute()
  return ticket
}

/** A vendor of eleven games and one player with ৳1,000.00. */
export async function openVendor() {
  const db = openDb(':memory:')
  const clock = { at: 1_000_000 }
  await db.insertInto('games').values(listed.map(gameOf)).execute()
  const seed = { from: house, to: playerAccount(player), amount: balance }
  await move(db, { ...seed, reason: 'seed', key: 'seed', at: clock.at })
  await db.insertInto('accounts').values(accountOf(player)).execute()
  await db.insertInto('sessions').values(sessionOf(player)).execute()
  const faults = new Faults()
  const app = createGameOrigin({ db, now: () => clock.at, platformOrigins: [platform], faults })

  const post = (path: string, body: unknown, token = '') =>
    app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${token}` },
    })
  const launch = (options: Launch = {}) => issue(db, clock.at, options)
  const read = async <T>(path: string, body: unknown, token?: string): Promise<T> =>
    JSON.parse(await (await post(path, body, token)).text())
  const open = async (options: Launch = {}) =>
    read<Opened>('/session', { ticket: await launch(options) })
  const spin = (token: string, order: object) => read<Settled>('/spin', order, token)
  return { db, clock, app, faults, post, read, launch, open, spin, account: playerAccount(player) }
}

let counted = 0
export const newRound = () => `round-${String(++counted).padStart(12, '0')}`
