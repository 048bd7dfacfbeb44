import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient, store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { referralAtom } from './invite.atoms.ts'
import { ReferralLink } from './ReferralLink.tsx'

const referral = (enabled: boolean) => ({ promotion: [{ code: 'REFERRAL', enabled }] })
const link = () => screen.getByRole('link', { name: 'Invite friends' })
const show = () => visit(<ReferralLink>Invite friends</ReferralLink>)

async function showUndecided() {
  const seen = await show()
  await waitFor(() => expect(store.get(referralAtom).value).toBeUndefined())
  return seen
}

setUp()
beforeEach(() => queryClient.clear())

describe('a tap before the promotions are known', () => {
  it.each([
    ['enabled', true, '/m/inviteFriends'],
    ['off', false, '/m/service'],
  ])('waits for them: %s', async (_, enabled, path) => {
    const promotions = Promise.withResolvers<unknown>()
    const asked = platform({ '/wps/announcement/list': () => promotions.promise })
    logIn()
    const { at } = await showUndecided()
    fireEvent.click(link())
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(at()).toBe('/')
    promotions.resolve(referral(enabled))
    await waitFor(() => expect(at()).toBe(path))
  })

  it('waits no longer than a second', async () => {
    platform({})
    logIn()
    const { at } = await showUndecided()
    const tapped = performance.now()
    fireEvent.click(link())
    await waitFor(() => expect(at()).toBe('/m/inviteFriends'))
    expect(performance.now() - tapped).toBeGreaterThan(900)
  })

  it('does not wait when the platform is unreachable', async () => {
    platform({ '/wps/announcement/list': () => new Error('no network') })
    logIn()
    const { at } = await showUndecided()
    fireEvent.click(link())
    await waitFor(() => expect(at()).toBe('/m/inviteFriends'))
  })
})

it.each<[string, number | null, string]>([
  ['a guest through the login', null, '/m/login?next=%2Fm%2FinviteFriends'],
  ['an agent to the agent page', 1, '/m/agentRegister'],
])('opens %s, whatever the promotions', async (_, type, href) => {
  platform({})
  if (type !== null) logIn(type)
  await show()
  expect(link()).toHaveAttribute('href', href)
})
