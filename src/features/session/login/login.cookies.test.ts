import { expect, it, vi } from 'vitest'
import { store } from '../../../net/query/queryClient.ts'
import { registerIntent } from '../../registration/register.atoms.ts'
import { startTrialIntent } from '../../trial/trial.atoms.ts'
import { loginIntent } from './login.atoms.ts'

const credentials = { username: 'member', password: 'right-1', captcha: '' }
const application = { method: 'username', payload: { username: 'member' } } as never

it.each([
  ['log in', () => store.set(loginIntent, credentials)],
  ['register', () => store.set(registerIntent, application)],
  ['start a trial', () => store.set(startTrialIntent, { captcha: '' })],
])('who blocks cookies and tries to %s is told, and nothing is sent', async (_, attempt) => {
  const sent = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('navigator', Object.create(navigator, { cookieEnabled: { value: false } }))
  await expect(attempt()).rejects.toMatchObject({ kind: 'refused', code: 'cookies_off' })
  expect(sent).not.toHaveBeenCalled()
})
