import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { SecurityScreen } from '#features/security/SecurityScreen.tsx'

setUp()

const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

async function open(email = '') {
  let bound = email
  const asked = platform({
    '/wps/member/security': () => ({ mobileNum: '', email: bound, sessions: [], logins: [] }),
    '/wps/member/email/code': () => ({ expiredMinutes: 1 }),
    '/wps/member/email': () => {
      const body = vi.mocked(fetch).mock.lastCall?.[1]?.body
      if (typeof body !== 'string' || !body.endsWith('=246810'))
        return new Refused(400, 'code_wrong')
      bound = 'ra***@example.com'
      return { success: true }
    },
  })
  logIn()
  await visit(<SecurityScreen />)
  fireEvent.click(await screen.findByRole('button', { name: email ? 'Change' : 'Add' }))
  return asked
}

describe('an address is bound', () => {
  it('with the code that was sent to it', async () => {
    const asked = await open()
    type('E-mail', 'rahim@example.com')
    press('Get code')
    await waitFor(() => expect(toasts()).toContain('success: Code sent'))
    expect(field('Code from the e-mail')).toHaveAccessibleDescription('Sent to rahim@example.com')
    type('Code from the e-mail', '২৪৬৮১০')
    press('Save')
    expect(await screen.findByText('ra***@example.com')).toBeVisible()
    expect(toasts()).toContain('success: E-mail address added')
    expect(asked).toContain('POST /wps/member/email/code')
  })

  it('not before its format is valid', async () => {
    const asked = await open()
    type('E-mail', 'rahim@')
    press('Get code')
    expect(field('E-mail')).toHaveAccessibleDescription('E-mail format is incorrect')
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('not with a wrong code, which is shown at its field; another address clears the code', async () => {
    await open()
    type('E-mail', 'rahim@example.com')
    type('Code from the e-mail', '111111')
    press('Save')
    await waitFor(() =>
      expect(field('Code from the e-mail')).toHaveAccessibleDescription(/^Verification code error/),
    )
    type('E-mail', 'karim@example.com')
    expect(field('Code from the e-mail')).toHaveValue('')
  })
})

it('an address that is bound is shown masked and can be changed', async () => {
  await open('ra***@example.com')
  expect(screen.getByRole('dialog', { name: 'Change the e-mail address' })).toBeVisible()
})
