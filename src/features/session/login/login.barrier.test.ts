import { describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { registerIntent } from '#features/registration/register.atoms.ts'
import { startTrialIntent } from '#features/trial/trial.atoms.ts'
import { loginIntent } from './login.atoms.ts'

const credentials = { username: 'member', password: 'right-1', captcha: '' }
const application = { method: 'username', payload: { username: 'member' } } as never
const blockCookies = () =>
  vi.stubGlobal('navigator', Object.create(navigator, { cookieEnabled: { value: false } }))

describe.each([
  ['blocks cookies', 'cookies_off', blockCookies],
  ['is on plain http', 'needs_https', () => vi.stubGlobal('isSecureContext', false)],
])('a player who %s', (_, code, raise) => {
  it.each([
    ['sign in', () => store.set(loginIntent, credentials)],
    ['register', () => store.set(registerIntent, application)],
    ['start a trial', () => store.set(startTrialIntent, { captcha: '' })],
  ])('and tries to %s sees the reason, and nothing is sent', async (_act, attempt) => {
    const sent = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', sent)
    raise()
    await expect(attempt()).rejects.toMatchObject({ kind: 'refused', code })
    expect(sent).not.toHaveBeenCalled()
  })
})
