import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
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

const sheet = (payeeName: string | null) => (
  <BindSheet open payeeName={payeeName} onClose={() => undefined} onBound={onBound} />
)

async function fill(shown: ReactNode, number: string) {
  await visit(shown)
  fireEvent.click(await screen.findByRole('radio', { name: /TakaTap/ }))
  fireEvent.change(screen.getByLabelText('Account number'), { target: { value: number } })
}
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add this account' }))

describe('an account to withdraw to', () => {
  it('is added under the payee’s name, which is locked', async () => {
    await fill(sheet('Rahim'), '01711-004321')
    add()
    await waitFor(() => expect(onBound).toHaveBeenCalledWith('7'))
  })

  it('is sent again unchanged after a lost answer, though the name is locked by then', async () => {
    const bodies: unknown[] = []
    platform({
      '/wps/bank/list': () => ({ list: [bank('tap', 'TakaTap', '01711000001')] }),
      '/wps/bank/accounts': (_, __, body) => {
        bodies.push(body)
        return bodies.length === 1 ? new Error('no network') : bound
      },
    })
    const Sheet = () => {
      const [payeeName, setName] = useState<string | null>(null)
      const lock = () => setName('Rahim')
      return (
        <>
          <BindSheet open payeeName={payeeName} onClose={() => undefined} onBound={onBound} />
          <button onClick={lock}>Lock</button>
        </>
      )
    }
    await fill(<Sheet />, '01711004321')
    fireEvent.change(screen.getByLabelText('Payee name'), { target: { value: 'Rahim' } })
    add()
    await screen.findByText(/connection/)
    fireEvent.click(screen.getByText('Lock'))
    add()
    await waitFor(() => expect(onBound).toHaveBeenCalledWith('7'))
    expect(bodies[1]).toBe(bodies[0])
  })

  it('needs a name when it is the first account', async () => {
    await fill(sheet(null), '01711004321')
    add()
    expect(await screen.findByText('Enter the name on the account')).toBeVisible()
    expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('keeps a pasted number of any length', async () => {
    await fill(sheet('Rahim'), '')
    const pasted = '01711 '.repeat(20)
    await userEvent.click(screen.getByLabelText('Account number'))
    await userEvent.paste(pasted)
    expect(screen.getByLabelText('Account number')).toHaveValue(pasted)
    add()
    expect(await screen.findByText(/^This number is not valid/)).toBeVisible()
    expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('says why the banks are missing, and offers a retry', async () => {
    platform({ '/wps/bank/list': () => new Error('no network') })
    await visit(sheet('Rahim'))
    const sentence = 'We cannot be reached. Check your connection, or try again in a moment.'
    expect(await screen.findByText(sentence)).toBeVisible()
    platform({ '/wps/bank/list': () => ({ list: [bank('tap', 'TakaTap', '01711000001')] }) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('radio', { name: /TakaTap/ })).toBeVisible()
  })

  it('shows an example number of the chosen bank', async () => {
    await fill(sheet('Rahim'), '017')
    add()
    expect(await screen.findByText('This number is not valid. Example: 01711000001')).toBeVisible()
  })
})
