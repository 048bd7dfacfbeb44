import { beforeEach, describe, expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { openSessionIntent } from '#features/session/session.atoms.ts'
import { grant, setUpSession } from '#features/session/session.testing.ts'
import { depositDraftAtom, slipDraftAtom } from './drafts.ts'
import { withdrawalDraftAtom } from '#features/cashier/withdrawal/withdrawal.atoms.ts'

setUpSession()

const reload = (key: string, draft: unknown) => {
  sessionStorage.setItem(key, JSON.stringify({ account: 'member', draft }))
  store.set(openSessionIntent, grant)
}

beforeEach(() => store.set(openSessionIntent, grant))

describe('a draft', () => {
  const form = { methodId: 'tap', channelId: null, amount: '৫০০', promotionId: null }
  const slip = { transactionId: 'TX', senderLast4: '', sentKey: 'a key' }

  it('of a deposit is restored after a reload', () => {
    reload('depositDraft', form)
    expect(store.get(depositDraftAtom)).toEqual(form)
  })

  it('of a slip is restored after a reload, with its unanswered key', () => {
    reload('slipDraft:D1', slip)
    expect(store.get(slipDraftAtom('D1'))).toEqual(slip)
  })

  it.each([null, 'text', {}, { ...form, amount: 1 }, { ...form, ...slip, methodId: 1 }])(
    'of a deposit is not restored from %j',
    (stored) => {
      reload('depositDraft', stored)
      expect(store.get(depositDraftAtom)).toEqual({})
    },
  )

  it('of a withdrawal stores no password or code', () => {
    store.set(withdrawalDraftAtom, {
      accountId: '1',
      amount: '৫০০',
      password: '123456',
      code: '4321',
    })
    expect(store.get(withdrawalDraftAtom)).toEqual({ accountId: '1', amount: '৫০০' })
    expect(sessionStorage.getItem('withdrawalDraft')).not.toContain('123456')
  })

  it('of a withdrawal is not restored from invalid text', () => {
    reload('withdrawalDraft', 'text')
    expect(store.get(withdrawalDraftAtom)).toEqual({})
  })
})
