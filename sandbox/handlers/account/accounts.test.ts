import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import * as api from '#api/money/bankAccount.ts'
import { atTheBank, handsOf } from '#sandbox/money/money.testing.ts'

const path = '/wps/bank/accounts'
const wallet = { bankCode: 'nodi-pay', number: '01712345678', payeeName: 'Rahim Uddin' }

describe('the accounts for withdrawals', () => {
  it('are added, masked, and locked to the first name', async () => {
    const { send, client } = await atTheBank('agent')
    const first = await send(path, {
      ...wallet,
      number: '০১৭১২-৩৪৫ ৬৭৮',
      payeeName: ' Rahim  Uddin ',
    })
    expect(first.value).toMatchObject({ number: '•••• 5678', payeeName: 'Rahim Uddin' })
    const second = { bankCode: 'shonar', number: '104122007731' }
    expect((await send(path, { ...second, payeeName: 'Somebody Else' })).code).toBe(
      'payee_mismatch',
    )
    expect((await send(path, second)).value).toHaveProperty('payeeName', 'Rahim Uddin')
    const { value } = await client.get(path)
    const { accounts, payeeName } = v.parse(api.listBankAccounts.output, value)
    expect([accounts.length, payeeName]).toEqual([2, 'Rahim Uddin'])
    expect(JSON.stringify(value)).not.toContain('01712345678')
  })

  it.each([
    [{ bankCode: 'nowhere' }, 'account_invalid'],
    [{ number: '12345' }, 'account_invalid'],
    [{ number: '0171234567x' }, 'account_invalid'],
    [{ bankCode: 'tara-one' }, 'account_invalid'],
    [{ payeeName: '' }, 'name_invalid'],
    [{ payeeName: 'R2D2!' }, 'name_invalid'],
  ])('are refused with %o: %s', async (change, code) => {
    const { send } = await atTheBank('agent')
    expect((await send(path, { ...wallet, ...change })).code).toBe(code)
  })

  it('belong to one player, and are five at most', async () => {
    const { send, another } = await atTheBank('agent')
    expect((await send(path, wallet)).success).toBe(true)
    expect((await send(path, wallet)).code).toBe('account_taken')
    const theirs = handsOf(await another('master'))
    expect((await theirs.send(path, { ...wallet, payeeName: 'Kamal' })).code).toBe('account_taken')
    for (const digit of [1, 2, 3, 4]) await send(path, { ...wallet, number: `0171234567${digit}` })
    expect((await send(path, { ...wallet, number: '01712345670' })).code).toBe('accounts_full')
  })

  it('carry the name that was given at registration', async () => {
    const { send, client } = await atTheBank('poor')
    await client.sandbox.db
      .insertInto('registrations')
      .values({
        account_id: 4,
        register_method: 'H5',
        register_url: '',
        email: null,
        affiliate_code: null,
        payment_password_hash: null,
        profile: JSON.stringify({ payeeName: 'Jamil Hasan' }),
        at: 0,
      })
      .execute()
    expect((await client.get(path)).value).toHaveProperty('payeeName', 'Jamil Hasan')
    expect((await send(path, wallet)).code).toBe('payee_mismatch')
    const accepted = await send(path, { ...wallet, payeeName: 'jamil hasan' })
    expect(accepted.value).toHaveProperty('payeeName', 'Jamil Hasan')
  })
})
