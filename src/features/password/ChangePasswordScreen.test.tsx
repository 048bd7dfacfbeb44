import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { timedToasts, toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { forgetLogin, recallLogin, rememberLogin } from '#features/session/remembered/remembered.ts'
import {
  openSessionIntent,
  sessionAtom,
  temporaryPasswordAtom,
} from '#features/session/session.atoms.ts'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'

let answer: () => unknown
let asked: string[]

setUp()
beforeEach(() => {
  answer = () => ({ success: true })
  asked = platform({ '/wps/member/password/v2': () => answer() })
})
afterEach(() => forgetLogin())

const known = { username: 'member', password: 'Member#2468' }
const renewed = { success: true, token: 'a-token-after-the-change' }

const show = () => visit(<ChangePasswordScreen />)
const old = () => screen.queryByLabelText<HTMLInputElement>('Old password')
const chosen = () => screen.getByLabelText<HTMLInputElement>('New password')
const again = () => screen.getByLabelText<HTMLInputElement>('Confirm new password')
const type = (field: HTMLElement | null, value: string) => {
  if (field) fireEvent.change(field, { target: { value } })
}
const fill = (password = 'Brandnew1') => {
  type(old(), 'Member#2468')
  type(chosen(), password)
  type(again(), password)
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
const sent = () => asked.filter((call) => call.includes('password/v2'))
const keys = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
    .filter((key) => key !== null)

describe('a change of the password', () => {
  beforeEach(() => logIn())

  it('shows the account in a read-only field', async () => {
    await show()
    expect(screen.getByLabelText('Username')).toHaveValue('member')
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly')
    expect(old()).toHaveAttribute('autocomplete', 'current-password')
    expect(chosen()).toHaveAttribute('autocomplete', 'new-password')
  })

  it('is confirmed, replaces the remembered password, and leads home', async () => {
    await rememberLogin(known)
    const { at } = await show()
    fill()
    save()
    await waitFor(() => expect(toasts()).toContain('success: Change saved'))
    expect(toasts()).not.toContain('loading: Saving…')
    await waitFor(async () =>
      expect(await recallLogin()).toEqual({ username: 'member', password: 'Brandnew1' }),
    )
    expect(at()).toBe('/')
    await waitFor(() => expect(at()).toBe('/m/home'))
  })

  it('shows the confirmation for a second, and leads home after another', async () => {
    const { at } = await show()
    fill()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    save()
    const saved = () => expect(timedToasts()).toEqual(['success: Change saved, 1000'])
    await act(() => vi.waitFor(saved, { interval: 1 }))
    await act(() => vi.advanceTimersByTimeAsync(980))
    expect(at()).toBe('/')
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(at()).toBe('/m/home')
  })

  it('continues with the new token of the platform', async () => {
    answer = () => renewed
    await show()
    fill()
    save()
    await waitFor(() => expect(toasts()).toContain('success: Change saved'))
    expect(store.get(sessionAtom)).toMatchObject({ userName: 'member', token: renewed.token })
    expect(localStorage.getItem('MC_SESSION_INFO')).toContain(renewed.token)
  })

  it('pressed twice is sent once', async () => {
    await show()
    fill()
    save()
    save()
    await waitFor(() => expect(toasts()).toContain('success: Change saved'))
    expect(sent()).toHaveLength(1)
  })

  it('sent again after a lost answer is the same request, and a new one once edited', async () => {
    answer = () => new Error('no network')
    await show()
    fill()
    save()
    await screen.findByText(/^We did not get an answer/)
    save()
    await waitFor(() => expect(keys()).toHaveLength(2))
    await waitFor(() => expect(toasts()).not.toContain('loading: Saving…'))
    type(again(), 'Brandnew2')
    type(chosen(), 'Brandnew2')
    save()
    await waitFor(() => expect(keys()).toHaveLength(3))
    expect(keys()[1]).toBe(keys()[0])
    expect(keys()[2]).not.toBe(keys()[0])
  })

  it('that is empty is not sent; each field shows its error, and the first gets the focus', async () => {
    await show()
    save()
    expect(await screen.findAllByText('Enter your password')).toHaveLength(3)
    await waitFor(() => expect(old()).toHaveFocus())
    expect(sent()).toHaveLength(0)
  })

  it('to the same password shows a dialog', async () => {
    await show()
    fill('Member#2468')
    save()
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'The new password and the old password cannot be the same',
    )
    expect(sent()).toHaveLength(0)
  })

  it.each([
    [new Refused(400, 'old_password_wrong'), 'The old password is incorrect'],
    [new Refused(400, 'password_invalid'), 'Password format is incorrect'],
    [new Refused(403, 'account_locked'), /This account is locked/],
    [new Refused(503, 'unheard-of'), /busy/],
    [new Error('no network'), /^We did not get an answer/],
  ])('that fails with %j shows the error and keeps the input', async (refusal, sentence) => {
    answer = () => refusal
    await rememberLogin(known)
    const { at } = await show()
    fill()
    save()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(toasts()).not.toContain('loading: Saving…')
    expect([old()?.value, chosen().value, again().value]).toEqual([
      'Member#2468',
      'Brandnew1',
      'Brandnew1',
    ])
    expect(at()).toBe('/')
    expect(await recallLogin()).toEqual(known)
  })
})

describe('a first login', () => {
  beforeEach(() => {
    const token = 'a-token-of-sixteen'
    store.set(openSessionIntent, { token, userName: 'fresh', type: 0, firstTimeLogin: true })
    store.set(temporaryPasswordAtom, 'Fresh#2468')
  })

  it('asks for no old password while it is in memory, and removes it once changed', async () => {
    await show()
    expect(old()).not.toBeInTheDocument()
    fill()
    save()
    await waitFor(() => expect(toasts()).toContain('success: Change saved'))
    expect(store.get(temporaryPasswordAtom)).toBeNull()
    expect(store.get(sessionAtom)?.firstTimeLogin).toBe(false)
    expect(old()).not.toBeInTheDocument()
  })

  it('asks for the old password when the one in memory is wrong', async () => {
    answer = () => new Refused(400, 'old_password_wrong')
    await show()
    fill()
    save()
    await waitFor(() => expect(old()).toBeVisible())
    expect(chosen()).toHaveValue('Brandnew1')
  })
})
