import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { balanceOf } from '#sandbox/ledger/ledger.ts'
import { freeBalance } from './wallet.ts'
import { type SlotOutcome, strips } from './sheets/slot.ts'
import { balance, newRound, openVendor } from './vendor.testing.ts'
import type { MatchOutcome, MatchTerms } from './sheets/match.ts'
import type { RouletteOutcome } from './sheets/roulette.ts'
import type { Revealed, Settled } from './wire.ts'

const countBets = async ({ db }: Awaited<ReturnType<typeof openVendor>>) =>
  (await db.selectFrom('bets').selectAll().execute()).length

describe('a spin', () => {
  it('books stake and payout and stores the bet', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open()
    const settled = await vendor.spin(session, { round: newRound(), stake: 50 })
    const [bet] = await vendor.db.selectFrom('bets').selectAll().execute()
    expect(settled.balance).toBe(balance - 50 + settled.payout)
    expect(await balanceOf(vendor.db, vendor.account)).toBe(settled.balance)
    expect(bet).toMatchObject({ account_id: 1, node_id: 1, stake: 50, payout: settled.payout })
  })

  it('is played once per round key, also when asked for twice at the same time', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open()
    const order = { round: newRound(), stake: 100 }
    const [first, second] = await Promise.all([
      vendor.spin(session, order),
      vendor.spin(session, order),
    ])
    expect(second).toEqual(first)
    expect(await vendor.spin(session, order)).toMatchObject({ outcome: first.outcome })
    expect(await countBets(vendor)).toBe(1)
    expect(await balanceOf(vendor.db, vendor.account)).toBe(balance - 100 + first.payout)
  })

  it('is played once also from two sessions of the same player', async () => {
    const vendor = await openVendor()
    const sessions = [await vendor.open(), await vendor.open()]
    const order = { round: newRound(), stake: 100 }
    const answers = await Promise.all(sessions.map(({ session }) => vendor.spin(session, order)))
    expect(answers[0]?.outcome).toEqual(answers[1]?.outcome)
    expect(await countBets(vendor)).toBe(1)
  })

  it('refuses a used key with another stake', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open()
    const round = newRound()
    await vendor.spin(session, { round, stake: 50 })
    const answer = await vendor.post('/spin', { round, stake: 100 }, session)
    expect(answer.status).toBe(422)
    expect(await countBets(vendor)).toBe(1)
  })

  it('never stakes more than the balance', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open()
    const answer = await vendor.post('/spin', { round: newRound(), stake: 250_000 }, session)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({ code: 'insufficient_funds' })
    expect(await balanceOf(vendor.db, vendor.account)).toBe(balance)
  })

  it.each([0, -50, 1, 51, 10_000_000, 0.5, '50', null])('refuses the stake %s', async (stake) => {
    const vendor = await openVendor()
    const { session } = await vendor.open()
    const answer = await vendor.post('/spin', { round: newRound(), stake }, session)
    expect(answer.status).toBe(400)
    expect(await countBets(vendor)).toBe(0)
  })

  it('reverts the stake when the choice is invalid', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open({ nodeId: 7 })
    const order = { round: newRound(), stake: 100, choice: '99' }
    expect((await vendor.post('/spin', order, session)).status).toBe(400)
    expect(await balanceOf(vendor.db, vendor.account)).toBe(balance)
  })

  it('needs a session, which ends after half an hour without calls', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open()
    const order = () => ({ round: newRound(), stake: 50 })
    expect((await vendor.post('/spin', order(), 'wrong')).status).toBe(401)
    vendor.clock.at += 30 * 60_000
    expect((await vendor.post('/spin', order(), session)).status).toBe(401)
  })
})

describe('a round of each kind', () => {
  it.each([
    ['slot', 1, null],
    ['cards', 3, 'tiger'],
    ['bingo', 4, '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16'],
    ['match', 5, '2:away'],
    ['fishing', 6, 'ilish'],
    ['roulette', 7, 'red'],
    ['duel', 8, 'blue'],
    ['e-sports', 9, '1:home'],
    ['dice', 10, 'double'],
    ['andar', 11, 'bahar'],
  ])('moves the player’s money: %s', async (_, nodeId, choice) => {
    const vendor = await openVendor()
    const { session, stakes } = await vendor.open({ nodeId })
    const [stake = 0] = stakes
    let expected = balance
    for (let round = 0; round < 8; round++) {
      const settled = await vendor.spin(session, { round: newRound(), stake, choice })
      expected += settled.payout - stake
      expect(settled.balance).toBe(expected)
    }
    expect(await balanceOf(vendor.db, vendor.account)).toBe(expected)
    expect(await countBets(vendor)).toBe(8)
  })

  it('books and pays each chip on the roulette table', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open({ nodeId: 7 })
    const order = { round: newRound(), stake: 100, choice: 'red black 17 17' }
    const { stake, payout, outcome } = await vendor.spin(session, order)
    const { number } = outcome as RouletteOutcome
    const ofNumber = number === 17 ? 2 * 3600 : 0
    expect([stake, payout]).toEqual([400, (number === 0 ? 0 : 200) + ofNumber])
    expect(await balanceOf(vendor.db, vendor.account)).toBe(balance - 400 + payout)
    const most = { round: newRound(), stake: 10_000, choice: '0 '.repeat(20).trim() }
    expect((await vendor.post('/spin', most, session)).status).toBe(409)
  })

  it('uses the terms that were shown before it', async () => {
    const vendor = await openVendor()
    const { session, terms } = await vendor.open({ nodeId: 9 })
    const { fixtures } = terms as MatchTerms
    const order = { round: newRound(), stake: 100, choice: '0:home' }
    const settled = await vendor.spin(session, order)
    const { result } = settled.outcome as MatchOutcome
    expect(settled.payout).toBe(result === 'home' ? fixtures[0]!.odds.home : 0)
    expect(settled.terms).not.toEqual(terms)
  })
})

describe('signing out', () => {
  it('ends an open game', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open()
    await vendor.db.updateTable('sessions').set({ ended_at: 1 }).execute()
    const answer = await vendor.post('/spin', { round: newRound(), stake: 50 }, session)
    expect([answer.status, await answer.json()]).toEqual([401, { code: 'session_expired' }])
    expect(await countBets(vendor)).toBe(0)
  })

  it('ends it also when the player has another session', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open()
    const [own] = await vendor.db.selectFrom('sessions').selectAll().execute()
    const elsewhere = { ...own!, id: 2, token_hash: 'another', cookie_hash: 'another' }
    await vendor.db.insertInto('sessions').values(elsewhere).execute()
    await vendor.db.updateTable('sessions').set({ ended_at: 1 }).where('id', '=', 1).execute()
    const answer = await vendor.post('/spin', { round: newRound(), stake: 50 }, session)
    expect(answer.status).toBe(401)
  })

  it('invalidates an unused ticket', async () => {
    const vendor = await openVendor()
    const ticket = await vendor.launch()
    await vendor.db.updateTable('sessions').set({ ended_at: 1 }).execute()
    expect((await vendor.post('/session', { ticket })).status).toBe(401)
  })

  it('does not end free play', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open({ free: true })
    await vendor.db.updateTable('sessions').set({ ended_at: 1 }).execute()
    const answer = await vendor.post('/spin', { round: newRound(), stake: 50 }, session)
    expect(answer.status).toBe(200)
  })
})

describe('free play', () => {
  it('never touches the ledger', async () => {
    const vendor = await openVendor()
    const opened = await vendor.open({ free: true })
    const settled = await vendor.spin(opened.session, { round: newRound(), stake: 50 })
    expect(opened).toMatchObject({ free: true, balance: freeBalance })
    expect(settled.balance).toBe(freeBalance - 50 + settled.payout)
    expect(await countBets(vendor)).toBe(0)
    expect(await vendor.db.selectFrom('moves').selectAll().execute()).toHaveLength(1)
  })
})

describe('a revealed seed', () => {
  it('matches its published hash and gives the same stops', async () => {
    const vendor = await openVendor()
    const { session, fairness } = await vendor.open()
    const rounds: Settled[] = []
    for (let i = 0; i < 3; i++)
      rounds.push(await vendor.spin(session, { round: newRound(), stake: 50 }))
    const { serverSeed, previous, standing } = await vendor.read<Revealed>(
      '/reveal',
      { clientSeed: 'mine' },
      session,
    )

    const hash = createHash('sha256').update(serverSeed).digest('hex')
    expect([fairness.commitment, previous.commitment]).toEqual([hash, hash])
    for (const [nonce, { outcome }] of rounds.entries()) {
      const digest = createHmac('sha256', serverSeed)
        .update(`${fairness.clientSeed}:${nonce}`)
        .digest()
      const stops = strips.map(({ length }, reel) =>
        Math.floor((digest.readUInt32BE(reel * 4) / 2 ** 32) * length),
      )
      expect((outcome as SlotOutcome).stops).toEqual(stops)
    }
    expect(standing.fairness).toMatchObject({ clientSeed: 'mine', nonce: 0 })
    expect(standing.fairness.commitment).not.toBe(hash)
  })

  it('rejects a client seed that could break the formula', async () => {
    const vendor = await openVendor()
    const { session } = await vendor.open()
    expect((await vendor.post('/reveal', { clientSeed: 'a:1' }, session)).status).toBe(400)
  })
})
