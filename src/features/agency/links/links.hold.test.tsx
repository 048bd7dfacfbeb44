import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isBusy } from '#device/page/busy.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { LinkForm } from './LinkForm.tsx'
import { OpenAccount } from './OpenAccount.tsx'

setUp()

const link = {
  linkId: 1,
  code: 'AB12',
  accountType: 0,
  rebate: '0.30',
  createTime: 0,
  registered: 0,
  status: 'open',
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('an app update waits while a rebate is typed, until the link is created', async () => {
  logIn()
  platform({ '/wps/agent/link': () => link })
  await visit(<LinkForm maxRebate={0.6} />)
  expect(isBusy()).toBe(false)
  type('Rebate', '0.3')
  expect(isBusy()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  await waitFor(() => expect(screen.getByLabelText('Rebate')).toHaveValue(''))
  await waitFor(() => expect(isBusy()).toBe(false))
})

it('an app update waits while an account form is filled in', async () => {
  await visit(<OpenAccount maxRebate={0.6} />)
  fireEvent.click(screen.getByRole('button', { name: 'Open account' }))
  expect(isBusy()).toBe(false)
  type('Username', 'handmade')
  expect(isBusy()).toBe(true)
  type('Username', '')
  expect(isBusy()).toBe(false)
})
