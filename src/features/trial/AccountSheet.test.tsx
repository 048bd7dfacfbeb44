import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAtomValue } from 'jotai'
import { expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { accountForAtom } from '#features/session/session.guard.ts'
import { AccountSheet } from './AccountSheet.tsx'

setUp()

const Offered = () => <AccountSheet open={useAtomValue(accountForAtom) !== null} />

it.each([
  ['Sign up', '/m/register'],
  ['Sign in', '/m/login'],
])('“%s” opens the page for which an account was offered', async (name, page) => {
  platform({})
  logIn(4)
  store.set(accountForAtom, '/m/withdraw')
  const { at } = await visit(<Offered />)
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(at()).toBe(`${page}?next=%2Fm%2Fwithdraw`))
  expect(screen.queryByRole('dialog')).toBeNull()
})
