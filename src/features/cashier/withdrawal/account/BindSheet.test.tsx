import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logIn, platform, setUp, visit } from '../../../games/testing.tsx'
import { BindSheet } from './BindSheet.tsx'

const bank = (bankCode: string, name: string, example: string) => ({
  bankCode,
  name,
  kind: 'wallet',
  digits: true,
  minLength: example.length,
  maxLength: example.length,
  example,
})
const bound = {
  accountId: 7,
  bankCode: 'tap',
  bankName: 'TakaTap',
  kind: 'wallet',
  number: '•••• 4321',
  payeeName: 'Rahim',
}

let asked: string[]
const onBound = vi.fn<(id: string) => void>()

setUp()
beforeEach(() => {
  asked = platform({
    '/wps/bank/list': () => ({
      list: [bank('tap', 'TakaTap', '01711000001'), bank('nodi', 'NodiPay', '123456')],
    }),
    '/wps/bank/accounts': () => bound,
  })
  logIn()
})

async function fill(payeeName: string | null, number: string) {
  await visit(<BindSheet open payeeName={payeeName} onClose={() => undefined} onBound={onBound} />)
  fireEvent.click(await screen.findByRole('radio', { name: /TakaTap/ }))
  fireEvent.change(screen.getByLabelText('Account number'), { target: { value: number } })
}
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add this account' }))

describe('an account to withdraw to', () => {
  it('is added under the name that all accounts must have', async () => {
    await fill('Rahim', '01711-004321')
    add()
    await waitFor(() => expect(onBound).toHaveBeenCalledWith('7'))
  })

  it('needs a name where it is the first', async () => {
    await fill(null, '01711004321')
    add()
    expect(await screen.findByText('Enter the name on the account')).toBeVisible()
    expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('keeps a number as it was pasted, however long', async () => {
    await fill('Rahim', '')
    const pasted = '01711 '.repeat(20)
    await userEvent.click(screen.getByLabelText('Account number'))
    await userEvent.paste(pasted)
    expect(screen.getByLabelText('Account number')).toHaveValue(pasted)
    add()
    expect(await screen.findByText(/^This number is not valid/)).toBeVisible()
    expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('shows a number of the chosen bank for an example', async () => {
    await fill('Rahim', '017')
    add()
    expect(
      await screen.findByText('This number is not valid. An example: 01711000001'),
    ).toBeVisible()
  })
})
