import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { cancelToast, toastsAtom } from '#ui/feedback/toasts.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import { TrialAction } from './TrialAction.tsx'
import { TrialScreen } from './TrialScreen.tsx'

const path = '/wps/session/login/freeplay'
const account = { userName: 'trial1', customerType: 4, captcha: false }
const grant = { token: 'a-token-of-sixteen', userName: 'trial1', customerType: 4 }
let made: () => unknown
let played: () => unknown
let asked: string[]

setUp()
/** Each test begins after the pause that a refusal in the one before asked for. */
const now = performance.now.bind(performance)
let pauses = 0
beforeEach(() => {
  pauses += 1
  const later = pauses * 11_000
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later)
  made = () => account
  played = () => grant
  asked = platform({
    [path]: (_, method) => (method === 'GET' ? made() : played()),
    '/wps/captcha': () => 'iVBORw0KGgo=',
    '/wps/member/trial': () => ({ openingBalance: '10000.00', expiresAt: 1_800_000_000_000 }),
    '/wps/member/trial/reset': () => ({ success: true }),
  })
})

const show = () => visit(<TrialScreen />)
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start free trial' }))
const code = () => screen.queryByRole('textbox', { name: 'Verification code' })

describe('the free trial', () => {
  it('says that there is no real money in it', async () => {
    await show()
    expect(screen.getByText(/nothing to lose/)).toBeVisible()
    expect(screen.getByText(/cannot be withdrawn/)).toBeVisible()
    expect(code()).not.toBeInTheDocument()
  })

  it('creates the account, starts it, and leads home', async () => {
    const { at } = await show()
    start()
    start()
    await waitFor(() => expect(at()).toBe('/m/home'))
    expect(asked.filter((call) => call.includes(path))).toEqual([`GET ${path}`, `POST ${path}`])
    expect(store.get(roleAtom)).toBe('trial')
    expect(toasts()).not.toContain('loading: Starting your trial…')
  })

  it('asks for a captcha when the platform requires one', async () => {
    made = () => ({ ...account, captcha: true })
    const { at } = await show()
    start()
    await waitFor(() => expect(code()).toHaveFocus())
    expect(asked).not.toContain(`POST ${path}`)
    start()
    expect(await screen.findByText('Enter the verification code')).toBeVisible()
    fireEvent.change(code()!, { target: { value: '1234' } })
    played = () => new Refused(400, 'captcha_wrong')
    start()
    expect(await screen.findByText('Verification code error')).toBeVisible()
    expect(code()).toHaveValue('')
    fireEvent.change(code()!, { target: { value: '4321' } })
    played = () => grant
    start()
    await waitFor(() => expect(at()).toBe('/m/home'))
  })

  it.each([
    [new Refused(429, 'too_many'), /Too many attempts/],
    [new Refused(403, 'not_permitted'), /does not have permission/],
    [new Error('no network'), /We cannot be reached/],
  ])('that fails with %j says why', async (refusal, sentence) => {
    made = () => refusal
    const { at } = await show()
    start()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(at()).toBe('/')
  })

  it('when running shows the account and its end, and can be reset', async () => {
    logIn(4)
    await show()
    expect(await screen.findByText(/The trial ends on/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Leave trial' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Reset the balance' }))
    await waitFor(() => expect(toasts()).toContain('success: Your balance has been reset'))
  })

  it('is reset once, though the request is repeated after a lost answer', async () => {
    const reset = vi.fn<() => unknown>(() => ({ success: true })).mockReturnValueOnce(new Error())
    platform({ '/wps/member/trial/reset': reset })
    logIn(4)
    await show()
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Reset the balance' }))
    press()
    expect(await screen.findByText(/Nothing is done twice/)).toBeVisible()
    press()
    await waitFor(() => expect(reset).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(toasts()).toContain('success: Your balance has been reset'))
    press()
    await waitFor(() => expect(reset).toHaveBeenCalledTimes(3))
    const [first, repeated, next] = vi
      .mocked(fetch)
      .mock.calls.filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
    expect(repeated).toBe(first)
    expect(next).not.toBe(first)
  })
})

describe('the trial button of the login', () => {
  const tryIt = () => fireEvent.click(screen.getByRole('button', { name: 'Free trial' }))

  it('starts with one tap', async () => {
    const { at } = await visit(<TrialAction />)
    tryIt()
    await waitFor(() => expect(at()).toBe('/m/home'))
  })

  it('continues on the trial page when a captcha is required', async () => {
    made = () => ({ ...account, captcha: true })
    const { at } = await visit(<TrialAction />)
    tryIt()
    await waitFor(() => expect(at()).toBe('/m/trail'))
  })

  it('shows why it cannot start', async () => {
    made = () => new Refused(429, 'too_many')
    await visit(<TrialAction />)
    tryIt()
    await waitFor(() => expect(toasts().join()).toContain('Too many attempts'))
  })

  it('can be cancelled while it is loading', async () => {
    made = () => new Promise(() => undefined)
    await visit(<TrialAction />)
    tryIt()
    await waitFor(() => expect(toasts()).toContain('loading: Starting your trial…'))
    store.get(toastsAtom).forEach(cancelToast)
    vi.unstubAllGlobals()
  })
})
