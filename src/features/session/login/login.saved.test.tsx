import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { identifyAs } from '../../../net/session/identity.testing.ts'
import { store } from '../../../net/query/queryClient.ts'
import { setUp, visit } from '../../games/testing.tsx'
import { CaptchaField } from '../../verification/CaptchaField.tsx'
import { CodeField } from '../../verification/CodeField.tsx'
import { CountryCodeField } from '../../verification/CountryCodeField.tsx'
import { proveHumanIntent } from '../../verification/human/human.atoms.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { forgetLogin, recallLogin, rememberLogin } from '../remembered/remembered.ts'
import { platformKeys } from '../../../net/session/seal.testing.ts'
import { sessionAtom } from '../session.atoms.ts'

const slots = { CaptchaField, CodeField, CountryCodeField, proveHumanIntent }
const saved = { username: 'member', password: 'Saved#2468' }
const keys = await platformKeys()

const grant = { token: 'a-token-of-sixteen', userName: 'member', type: 0 }
const accept = () => Response.json({ success: true, value: grant })
const tries: unknown[] = []
let reply = accept

setUp()
beforeEach(async () => {
  identifyAs({ sealingKeyIds: [keys.kid] })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.startsWith('/wps/session/key'))
      return Response.json({ success: true, value: keys.jwk })
    if (address !== '/wps/session/login') return new Promise(() => undefined)
    tries.push(await keys.open(init?.body))
    return reply()
  })
  tries.length = 0
  reply = accept
  await rememberLogin(saved)
  await visit(<LoginScreen {...slots} />)
  await screen.findByDisplayValue('member')
})

afterEach(() => forgetLogin())

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
const eye = () => screen.queryByRole('button', { name: 'Show password' })

describe('a password that this phone has saved', () => {
  it('stands in no field, and has nothing that would show it', () => {
    expect(field('Password')).toHaveValue('')
    expect(field('Password')).toHaveAccessibleDescription(/saved on this phone/)
    expect(document.body.innerHTML).not.toContain(saved.password)
    expect(eye()).toBeNull()
  })

  it('is used where nothing else was typed, and stays saved', async () => {
    submit()
    await waitFor(() => expect(store.get(sessionAtom)?.userName).toBe('member'))
    expect(tries).toMatchObject([{ type: 'username', ...saved }])
    expect(await recallLogin()).toEqual(saved)
  })

  it('is replaced by what is typed, which can be looked at', async () => {
    type('Password', 'Typed#1357')
    expect(eye()).toBeVisible()
    submit()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(tries).toMatchObject([{ password: 'Typed#1357' }])
    expect(await recallLogin()).toEqual({ ...saved, password: 'Typed#1357' })
  })

  it('is not used for another name', async () => {
    type('Username', 'rahim')
    expect(eye()).toBeVisible()
    submit()
    expect(await screen.findByText('Enter your password')).toBeVisible()
    expect(tries).toHaveLength(0)
  })

  it('that is refused is asked for', async () => {
    reply = () => Response.json({ success: false, code: 'login_failed' }, { status: 400 })
    submit()
    await waitFor(() => expect(field('Password')).toBeInvalid())
    await waitFor(() => expect(eye()).toBeVisible())
    submit()
    expect(await screen.findByText('Enter your password')).toBeVisible()
    expect(tries).toHaveLength(1)
  })
})
