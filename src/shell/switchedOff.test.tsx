import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SwitchId } from '#api/site/switches.ts'
import { AgentRegisterScreen } from '#features/agency/links/AgentRegisterScreen.tsx'
import { FeedbackScreen } from '#features/feedback/FeedbackScreen.tsx'
import { Refused, platform, withSwitches } from '#testing/platform.ts'
import { arrive, leave, logIn, setUp, visit } from '#testing/visit.tsx'
import { MemberScreen } from '#features/member/MemberScreen.tsx'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { LoginScreen } from '#features/session/login/LoginScreen.tsx'
import { accountForAtom } from '#features/session/session.guard.ts'
import { AccountSheet } from '#features/trial/AccountSheet.tsx'
import { TrialScreen } from '#features/trial/TrialScreen.tsx'
import { identifyAs } from '#net/session/identity.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { platformKeys } from '#net/session/seal.testing.ts'
import { MoneyButtons } from './menu/SideMenu.tsx'

let whitelabel: Partial<Record<SwitchId, boolean>>
let asked: string[]
let sealingKey: unknown

setUp()
beforeEach(() => {
  whitelabel = {}
  asked = platform({
    '/wps/system/status': () => ({ info: { whitelabel }, serverTime: 1 }),
    '/wps/member/info': () => ({ id: 7, account: 'trial1', userName: 'trial1', type: 4 }),
    '/wps/session/login/freeplay': (_, method) =>
      method === 'GET'
        ? { userName: 'trial1', customerType: 4, captcha: true }
        : { token: 'a-token-of-sixteen', userName: 'trial1', customerType: 4 },
    '/wps/feedback': (_, method) => (method === 'PUT' ? { receipt: 'FB000007' } : []),
    '/wps/agent/link': () => ({ maxRebate: '0.60', links: [] }),
    '/wps/session/key': () => sealingKey,
    '/wps/session/login': () => new Refused(400, 'login_failed', { captcha: true }),
    '/wps/captcha': () => 'iVBORw0KGgo=',
  })
})
afterEach(() => store.set(accountForAtom, null))

async function show(screenNode: ReactNode, off: SwitchId[], type?: number, wanted?: string) {
  whitelabel = Object.fromEntries(off.map((id) => [id, false]))
  if (type !== undefined) logIn(type)
  if (wanted) store.set(accountForAtom, wanted)
  const seen = await visit(screenNode)
  await vi.waitUntil(() => off.every((id) => !store.get(isOnAtom)(id)))
  return seen
}

const login = <LoginScreen />
const trial = <TrialScreen />
const profile = <MemberScreen unread={0} preferences="" />
const menu = <MoneyButtons />
const toRegister = () => document.querySelectorAll('a[href^="/m/register"]')

describe('registration', () => {
  it.each<[string, ReactNode, number | undefined]>([
    ['the login', login, undefined],
    ['the menu', menu, undefined],
    ['the offer of a trial', trial, undefined],
    ['a running trial', trial, 4],
    ['the profile of a trial player', profile, 4],
  ])('that is switched off is offered nowhere: %s', async (_, node, type) => {
    await show(node, [], type)
    await waitFor(() => expect(toRegister()).toHaveLength(1))
    leave()
    document.body.replaceChildren()
    arrive()
    platform(withSwitches({ REG3: false }))
    await show(node, ['REG3'], type)
    await waitFor(() => expect(toRegister()).toHaveLength(0))
  })

  it.each<[string, SwitchId[], boolean]>([
    ['with registration', [], true],
    ['without', ['REG3'], false],
  ])('is offered to a trial player in the sheet: %s', async (_, off, is) => {
    await show(<AccountSheet open />, off, 4, '/m/withdraw')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign up' }) !== null).toBe(is))
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
})

describe('the sheet before money', () => {
  it('does not describe an account that may only browse as a trial', async () => {
    await show(<AccountSheet open />, [], 99, '/m/withdraw')
    expect(
      await screen.findByRole('dialog', { name: 'Not available for this account' }),
    ).toHaveTextContent('Please login an actual account to use this function')
  })
})

describe('captchas', () => {
  it.each<[string, SwitchId[], boolean]>([
    ['on', [], true],
    ['off', ['CAPTCHA3'], false],
  ])('are required after a failed login only when switched on: %s', async (_, off, is) => {
    const keys = await platformKeys()
    identifyAs({ sealingKeyIds: [keys.kid] })
    sealingKey = keys.jwk
    await show(login, off)
    for (const [label, value] of Object.entries({ Username: 'member', Password: 'wrong' }))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(asked).toContain('POST /wps/session/login'))
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid())
    expect(screen.queryByRole('textbox', { name: 'Verification code' }) !== null).toBe(is)
  })

  it('switched off do not block a trial', async () => {
    const { at } = await show(trial, ['CAPTCHA3'])
    fireEvent.click(screen.getByRole('button', { name: 'Start free trial' }))
    await waitFor(() => expect(at()).toBe('/m/home'))
    expect(asked.some((call) => call.includes('captcha'))).toBe(false)
  })

  it('switched off are not asked for in feedback', async () => {
    await show(<FeedbackScreen />, ['CAPTCHA3'], 0)
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Verification code' })).toBeNull(),
    )
    fireEvent.click(screen.getByRole('combobox', { name: 'Question type' }))
    fireEvent.click(screen.getByRole('button', { name: 'Deposit issues' }))
    fireEvent.change(screen.getByLabelText('What happened?'), {
      target: { value: 'My deposit of noon has not arrived yet.' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: 'Sent successfully' })).toBeVisible()
  })
})

describe('the agents’ accounts', () => {
  it('are switched off on their page only', async () => {
    await show(<AgentRegisterScreen />, ['AGEDOWNMAN3'], 1)
    expect(await screen.findByText('You cannot open accounts right now')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument()
  })
})
