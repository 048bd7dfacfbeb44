import { describe, expect, it } from 'vitest'
import { Failure } from '#net/failure.ts'
import { balanceOf } from './wallet.rules.ts'

const value = { balance: 12_345_678, symbol: '৳', currency: 'BDT' }
const known = { value, at: 1000, failure: undefined }
const nothing = { value: undefined, at: undefined, failure: undefined }
const malformed = { ...known, failure: new Failure('malformed') }
const offline = new Failure('offline')
const busy = new Failure('busy')
const calm = { isGuest: false, isHidden: false, isRefreshing: false }

describe('the balance', () => {
  it.each([
    ['is not shown to a guest', { ...calm, isGuest: true }, known, 'guest'],
    ['is the amount once it has loaded', calm, known, 'known'],
    ['is asterisks while loading', calm, nothing, 'loading'],
    ['is asterisks while hidden', { ...calm, isHidden: true }, known, 'hidden'],
    ['is asterisks while refreshing', { ...calm, isRefreshing: true }, known, 'loading'],
    [
      'is asterisks while refreshing after a failure',
      { ...calm, isRefreshing: true },
      malformed,
      'loading',
    ],
    ['stays when offline', calm, { ...known, failure: offline }, 'known'],
    ['is pending when it has never been online', calm, { ...nothing, failure: offline }, 'offline'],
    [
      'says so even while hidden',
      { ...calm, isHidden: true },
      { ...nothing, failure: offline },
      'offline',
    ],
    ['is a failure when it never loaded', calm, { ...nothing, failure: busy }, 'failed'],
    ['is not shown after a malformed answer', calm, malformed, 'failed'],
    ['says that it failed even while hidden', { ...calm, isHidden: true }, malformed, 'failed'],
  ] as const)('%s', (_, circumstances, read, kind) => {
    expect(balanceOf({ ...circumstances, read }).kind).toBe(kind)
  })

  it('shows its age only when it could not be confirmed', () => {
    expect(balanceOf({ ...calm, read: known })).toMatchObject({ staleSince: null })
    expect(balanceOf({ ...calm, read: { ...known, failure: offline } })).toMatchObject({
      staleSince: 1000,
    })
  })
})
