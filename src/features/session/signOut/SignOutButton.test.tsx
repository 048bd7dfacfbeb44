import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { rememberLogin } from '#features/session/remembered/remembered.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { SignOutButton } from './SignOutButton.tsx'

setUp()
beforeEach(() => void platform({ '/wps/session/login': () => ({ success: true }) }))

async function press(name: string) {
  const page = await visit(null, {}, <SignOutButton />)
  await page.go('/m/member/home')
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(store.get(confirmationAtom)).not.toBeNull())
  return page
}
const answer = (isAgreed: boolean) => act(async () => store.get(confirmationAtom)?.answer(isAgreed))

describe('the button that signs out', () => {
  it('signs out and leads home, and going back does not return to the player’s page', async () => {
    logIn()
    const { at, back } = await press('Sign out')
    await answer(true)
    await waitFor(() => expect(store.get(roleAtom)).toBe('guest'))
    expect(at()).toBe('/m/home')
    await back()
    expect(at()).toBe('/')
  })

  it('shows the progress for at least half a second, also when home is ready at once', async () => {
    logIn()
    const { at } = await press('Sign out')
    vi.useFakeTimers()
    await answer(true)
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(at()).toBe('/m/home')
    expect(toasts()).toEqual(['loading: Signing out…'])
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(toasts()).toEqual([])
  })

  it('does nothing when the player cancels', async () => {
    logIn()
    const { at } = await press('Sign out')
    await answer(false)
    expect(store.get(roleAtom)).toBe('member')
    expect(at()).toBe('/m/member/home')
  })

  it('says that the password is needed again, unless this phone remembers it', async () => {
    logIn()
    await press('Sign out')
    const text = 'You need your password to sign in again.'
    expect(store.get(confirmationAtom)).toMatchObject({ title: 'Sign out?', text })
    await answer(false)
    await rememberLogin({ username: 'member', password: 'right-1' })
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(store.get(confirmationAtom)).toMatchObject({ title: 'Sign out?' }))
    expect(store.get(confirmationAtom)).not.toHaveProperty('text')
    await answer(false)
  })

  it('warns a trial user of what will be lost', async () => {
    logIn(4)
    await press('Leave trial')
    expect(store.get(confirmationAtom)).toMatchObject({
      title: 'Leave the trial?',
      text: 'You will lose your trial balance.',
    })
    await answer(false)
  })
})
