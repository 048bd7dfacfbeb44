import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { summary } from '#features/cashier/withdrawal/withdrawal.testing.ts'
import { PaymentRow } from './PaymentRow.tsx'

let standing: object
let sent: RequestInit['body'][]

setUp()
beforeEach(() => {
  standing = summary
  sent = []
  platform({
    '/wps/withdrawal/summary': () => standing,
    '/wps/verification/sms/withdrawal': () => ({ expiredMinutes: 1 }),
    '/wps/member/payment-password': (_, __, body) => {
      sent.push(body)
      return sent.length === 1 ? new Refused(400, 'code_wrong') : { success: true }
    },
  })
  logIn()
})

const sheet = () => within(screen.getByRole('dialog'))
const field = (label: string) =>
  sheet().getByLabelText(label, { selector: 'input:not([type=radio])' })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(sheet().getByRole('button', { name }))

async function open() {
  await visit(<PaymentRow />)
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
}

describe('a forgotten payment password', () => {
  it('is replaced by a code to the number of the player', async () => {
    await open()
    fireEvent.click(sheet().getByRole('radio', { name: 'SMS code' }))
    press('Get code')
    await waitFor(() => expect(toasts()).toContain('success: Code sent'))
    type('SMS code', '1111')
    type('New payment password', '135790')
    type('Confirm new password', '135790')
    press('Save')
    await waitFor(() => expect(field('SMS code')).toBeInvalid())
    type('SMS code', '৪৩২১')
    press('Save')
    await waitFor(() => expect(toasts()).toContain('success: Payment password changed'))
    expect(sent.at(-1)).toBe(
      JSON.stringify({ paymentPassword: '135790', verificationCode: '4321' }),
    )
  })

  it('cannot be replaced without a number', async () => {
    standing = { ...summary, mobile: undefined }
    await open()
    expect(sheet().queryByRole('radio')).toBeNull()
    expect(field('Current payment password')).toBeVisible()
  })
})
