import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { SignInScreen } from './SignInScreen.tsx'
import { wireRound } from '#features/promotions/promotions.testing.ts'

const path = '/wps/promotion/signIn'

setUp()

describe('the daily check-in', () => {
  it('shows each day with its reward and status', async () => {
    platform({ [path]: () => wireRound() })
    await visit(<SignInScreen />)
    const days = await screen.findAllByRole('listitem')
    expect(
      within(screen.getByRole('list', { name: 'Days' })).getAllByRole('listitem'),
    ).toHaveLength(4)
    expect(days.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'Day 1৳5Checked in',
      'Day 2৳5Missed',
      'Day 3৳10Today',
      'Day 4৳10Upcoming',
    ])
    expect(screen.getByText('A day begins at midnight in Dhaka.')).toBeVisible()
  })

  it('explains offline why it is empty, with a retry', async () => {
    let answer: unknown = new Error('no network')
    platform({ [path]: () => answer })
    await visit(<SignInScreen />)
    expect(await screen.findByText('This page needs a connection')).toBeVisible()
    expect(screen.getByText(/never stored on this device/)).toBeVisible()
    answer = wireRound()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Days' })).toBeVisible()
  })

  it('shows offline what was loaded in this visit', async () => {
    let answer: unknown = wireRound()
    platform({ [path]: () => answer })
    await visit(<SignInScreen />)
    await screen.findByRole('list', { name: 'Days' })
    cleanup()
    answer = new Error('no network')
    await visit(<SignInScreen />)
    expect(await screen.findByRole('list', { name: 'Days' })).toBeVisible()
    expect(screen.queryByText(/needs a connection/)).toBeNull()
  })

  it('sends a guest to the login and back', async () => {
    platform({ [path]: () => wireRound() })
    const { at } = await visit(<SignInScreen />)
    await userEvent.click(await screen.findByRole('button', { name: /^Check in today/ }))
    await waitFor(() => expect(at()).toBe('/m/login?next=%2F'))
  })

  it('is done for today with one tap', async () => {
    let isSigned = false
    platform({
      [path]: (_, method) => {
        isSigned ||= method === 'POST'
        if (method === 'POST') return { amount: '10.00' }
        const { cells } = wireRound()
        return wireRound({
          cells: cells.map((cell) =>
            isSigned && cell.status === 'claim' ? { ...cell, status: 'signed' } : cell,
          ),
        })
      },
      '/wps/promotion/mine': () => ({ list: [] }),
    })
    logIn()
    await visit(<SignInScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Check in today: ৳10.00' }))
    expect(await screen.findByText('Checked in for today.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Check in today/ })).not.toBeInTheDocument()
  })

  it('says why it was refused', async () => {
    platform({
      [path]: (_, method) => (method === 'POST' ? new Refused(409, 'conflict') : wireRound()),
    })
    logIn()
    await visit(<SignInScreen />)
    await userEvent.click(await screen.findByRole('button', { name: /^Check in today/ }))
    expect(await screen.findByText('Checked in for today.')).toBeVisible()
    expect(toasts()).toEqual(['info: This has already been done'])
  })
})
