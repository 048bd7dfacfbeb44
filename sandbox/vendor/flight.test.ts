import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf } from '#sandbox/ledger/ledger.ts'
import { burstOf, landed } from './kinds/crash.ts'
import { type CrashOutcome, heightAt, share, timeTo } from './sheets/crash.ts'
import { balance, newRound, openVendor } from './vendor.testing.ts'
import type { Flying, Settled } from './wire.ts'

/** A flight with ৳1.00 staked, and the ways to end it. */
async function fly(choice = 10_000) {
  const vendor = await openVendor()
  const { session } = await vendor.open({ nodeId: 2 })
  const order = { round: newRound(), stake: 100, choice }
  await vendor.read<Flying>('/launch', order, session)
  const land = (off: boolean) =>
    vendor.read<Settled<CrashOutcome> & Flying>('/land', { round: order.round, off }, session)
  return { ...vendor, session, order, land, money: () => balanceOf(vendor.db, vendor.account) }
}

/** A flight that is still in the air after so many milliseconds. */
async function flyFor(ms: number, choice?: number) {
  for (;;) {
    const flight = await fly(choice)
    flight.clock.at += ms
    if ((await flight.land(false)).outcome === undefined) return flight
  }
}

/** A flight whose player wants to get off when it has burst. */
async function flyTooFar() {
  for (;;) {
    const flight = await fly()
    flight.clock.at += timeTo(10_000) - 1
    const settled = await flight.land(true)
    if (settled.outcome.off === null) return { ...flight, settled }
  }
}

describe('a flight', () => {
  it('takes the stake at the start without revealing its end', async () => {
    const { read, session, order, money } = await fly()
    expect(await money()).toBe(balance - 100)
    expect(await read('/launch', order, session)).toEqual({ elapsed: 0 })
    expect(await money()).toBe(balance - 100)
  })

  it('pays the multiplier at the time of the cash-out', async () => {
    const { land, money, db } = await flyFor(2000)
    const settled = await land(true)
    expect(settled.payout).toBe(heightAt(2000))
    expect(settled.outcome).toMatchObject({ off: 141 })
    expect(await money()).toBe(balance - 100 + 141)
    expect(await db.selectFrom('bets').select(['stake', 'payout']).execute()).toEqual([
      { stake: 100, payout: 141 },
    ])
    expect(await land(true)).toMatchObject({ payout: 141 })
    expect(await money()).toBe(balance - 100 + 141)
  })

  it('pays nothing for a cash-out after the crash', async () => {
    const { settled, money } = await flyTooFar()
    expect(settled.outcome.burst).toBeLessThan(10_000)
    expect([settled.payout, await money()]).toEqual([0, balance - 100])
  })

  it('cashes out at the target by itself, also for a player who has left', async () => {
    const { clock, land, money, session, read, order } = await flyFor(100, 110)
    clock.at += timeTo(110)
    await read('/launch', { ...order, round: newRound() }, session)
    expect((await land(false)).payout).toBeOneOf([0, 110])
    expect(await money()).toBeOneOf([balance - 200, balance - 200 + 110])
  })

  it('is the only one of its game at a time, and cannot be played in one call', async () => {
    const { post, order, session } = await flyFor(500)
    expect((await post('/launch', { ...order, round: newRound() }, session)).status).toBe(422)
    expect((await post('/spin', { ...order, round: newRound() }, session)).status).toBe(400)
    expect((await post('/land', { round: newRound(), off: true }, session)).status).toBe(422)
  })

  it.each([0, 99, 10_001, '200', null])('rejects the target %j', async (choice) => {
    const vendor = await openVendor()
    const { session } = await vendor.open({ nodeId: 2 })
    const order = { round: newRound(), stake: 100, choice }
    expect((await vendor.post('/launch', order, session)).status).toBe(400)
    expect(await balanceOf(vendor.db, vendor.account)).toBe(balance)
  })
})

describe('the multiplier', () => {
  it('is reached at its own time, and not before', () => {
    const height = fc.integer({ min: 101, max: 10_000 })
    fc.assert(
      fc.property(height, (wanted) => {
        expect(heightAt(timeTo(wanted))).toBeGreaterThanOrEqual(wanted)
        expect(heightAt(timeTo(wanted) - 2)).toBeLessThanOrEqual(wanted)
      }),
    )
  })

  it('never pays more than the stake times the multiplier, and returns 98 % at most', () => {
    const off = fc.integer({ min: 100, max: 10_000 })
    const fine = 2 ** 32
    fc.assert(
      fc.property(off, fc.integer({ min: 0, max: fine - 1 }), (height, roll) => {
        const burst = Math.max(100, burstOf(roll))
        expect(landed(burst, height).hundredths).toBe(burst >= height ? height : 0)
      }),
    )
    for (const height of [101, 150, 300, 10_000]) {
      const reached = (share * fine) / height / fine
      expect(reached * height).toBeLessThanOrEqual(share + 1e-9)
    }
  })
})
