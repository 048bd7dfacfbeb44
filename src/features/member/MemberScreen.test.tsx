import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { timedToasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { store } from '#net/query/queryClient.ts'
import { accountForAtom } from '#features/session/session.guard.ts'
import { MemberScreen } from './MemberScreen.tsx'

const rahim = { id: 7, account: 'member', nickname: 'Rahim', userName: 'member', type: 0 }
const whitelabel = { REWCEN3: true }
const newTemplate = { info: { mobileTemplate: { mem_cen: '1' }, whitelabel }, serverTime: 0 }
const baseTemplate = { info: { whitelabel }, serverTime: 0 }
let member: () => unknown
let headIcon: (method: string) => unknown
let site: unknown
let asked: string[]

setUp()
beforeEach(() => {
  site = newTemplate
  headIcon = (method) => (method === 'GET' ? { headIcon: '' } : { success: true })
  member = () => rahim
  asked = platform({
    '/wps/member/info': () => member(),
    '/wps/member/headIcon': (_, method) => headIcon(method),
    '/wps/system/status': () => site,
  })
})

const show = (type = 0) => {
  logIn(type)
  return visit(<MemberScreen unread={3} preferences="" />)
}

describe('the profile', () => {
  it('says who the player is', async () => {
    member = () => ({ ...rahim, clubLabel: { labelName: '3' } })
    await show()
    expect(await screen.findByRole('heading', { name: 'Rahim' })).toBeVisible()
    expect(screen.getByText('VIP 3')).toBeVisible()
  })

  it.each([
    ['empty', { clubLabel: { labelName: '' } }],
    ['absent', {}],
  ])('shows 0 for a VIP label that is %s', async (_, label) => {
    member = () => ({ ...rahim, ...label })
    await show()
    expect(await screen.findByText('VIP 0')).toBeVisible()
  })

  it('offers a retry when it failed to load', async () => {
    member = () => new Refused(403, 'not_permitted')
    await show()
    await screen.findByText(/does not have permission/)
    member = () => rahim
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Rahim' })).toBeVisible()
  })

  it('shows the stored name offline', async () => {
    member = () => new Error('offline')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show()
    expect(await screen.findByText(/appear when you are back online/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'My account' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('opened again offline shows its earlier content with its age', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    member = () => ({ ...rahim, clubLabel: { labelName: '3' } })
    const { go } = await show()
    await screen.findByText('VIP 3')
    await go('/elsewhere')
    member = () => new Error('offline')
    vi.setSystemTime(Date.now() + 6 * 60_000)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    await go('/')
    expect(await screen.findByText(/As of/)).toBeVisible()
    expect(screen.getByText('VIP 3')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Rahim' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy member ID 7' })).toBeVisible()
  })

  it.each([4, 40, 41, 42])('offers an account to a trial user of type %d', async (type) => {
    member = () => ({ ...rahim, type })
    await show(type)
    expect(await screen.findByRole('link', { name: 'Sign up' })).toBeVisible()
    expect(store.get(accountForAtom)).toBe('/m/member/home')
  })

  it('shows a member no offer of an account', async () => {
    await show()
    await screen.findByRole('heading', { name: 'Rahim' })
    expect(store.get(accountForAtom)).toBeNull()
  })

  it.each([
    ['new', newTemplate, 'My account'],
    ['base', baseTemplate, 'My pages'],
  ])('links to the same pages from the %s centre', async (_, template, board) => {
    site = template
    await show()
    await screen.findByRole('heading', { name: 'Rahim' })
    expect(await screen.findByRole('navigation', { name: board })).toBeVisible()
    for (const name of ['Deposit', 'Withdraw', 'Records', 'Rewards', 'Security', 'Playing limits'])
      expect(screen.getByRole('link', { name })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Messages ?, 3 unread$/ })).toBeVisible()
  })

  it.each([
    ['new', newTemplate],
    ['base', baseTemplate],
  ])(
    'names customer service for 2 s in place of rewards that are off in the %s centre',
    async (_, template) => {
      site = { ...template, info: { ...template.info, whitelabel: { REWCEN3: false } } }
      await show()
      fireEvent.click(await screen.findByRole('button', { name: 'Rewards' }))
      expect(timedToasts()).toEqual(['info: Contact customer service, 2000'])
    },
  )

  it.each([
    ['new', newTemplate],
    ['base', baseTemplate],
  ])('shows an agent the agent tools in the %s centre', async (_, template) => {
    site = template
    member = () => ({ ...rahim, type: 1 })
    await show(1)
    expect(await screen.findByRole('link', { name: 'Open accounts' })).toHaveAttribute(
      'href',
      '/m/agentRegister',
    )
  })

  it.each([
    ['new', newTemplate],
    ['base', baseTemplate],
  ])('shows a trial user no money and no account in the %s centre', async (_, template) => {
    site = template
    await show(4)
    expect(await screen.findByRole('link', { name: 'Sign up' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Withdraw' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Security' })).not.toBeInTheDocument()
  })
})

describe('the picture of the player', () => {
  const choose = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Change your picture' }))
    fireEvent.click(await screen.findByRole('radio', { name }))
  }
  const chosen = () =>
    screen
      .getAllByRole('radio')
      .filter((radio) => radio.matches(':checked'))
      .map((radio) => radio.closest('label')?.textContent)

  it('is shown at once and sent as a form field', async () => {
    await show()
    await choose('Rooster')
    expect(chosen()).toEqual(['Rooster'])
    await waitFor(() => expect(asked).toContain('POST /wps/member/headIcon'))
    expect(chosen()).toEqual(['Rooster'])
  })

  it('is the newest of several choices, which are sent one after another', async () => {
    const first = Promise.withResolvers<unknown>()
    const saves = () => asked.filter((call) => call.startsWith('POST')).length
    let answer: unknown = first.promise
    headIcon = (method) => (method === 'GET' ? { headIcon: '' } : answer)
    await show()
    await choose('Rooster')
    await waitFor(() => expect(saves()).toBe(1))
    answer = { success: true }
    for (const name of ['Fish', 'Lantern']) fireEvent.click(screen.getByRole('radio', { name }))
    expect(chosen()).toEqual(['Lantern'])
    expect(saves()).toBe(1)
    await act(async () => first.resolve({ success: true }))
    await waitFor(() => expect(saves()).toBe(2))
    expect(chosen()).toEqual(['Lantern'])
  })

  it('goes back to the earlier one when the platform refuses', async () => {
    headIcon = (method) =>
      method === 'GET' ? { headIcon: 'fish' } : new Refused(403, 'not_permitted')
    await show()
    await choose('Rooster')
    expect(await screen.findByText(/Your picture stays as it was/)).toBeVisible()
    expect(chosen()).toEqual(['Fish'])
  })
})
