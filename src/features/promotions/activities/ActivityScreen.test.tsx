import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { Refused, platform } from '#testing/platform.ts'
import { arrive, leave, logIn, setUp, visit } from '#testing/visit.tsx'
import { ActivityScreen } from './ActivityScreen.tsx'
import { wirePromotion } from '#features/promotions/promotions.testing.ts'

const [list, mine] = ['/wps/promotion/list', '/wps/promotion/mine']
const all = {
  list: [
    wirePromotion('1', { status: 'close' }),
    wirePromotion('2', { type: 'game' }),
    wirePromotion('3', { page: 'signIn' }),
    wirePromotion('4', { page: 'invite', endTime: undefined }),
    { activityId: 'broken' },
  ],
}

setUp()

describe('the promotions', () => {
  it('are listed for a guest, each with a link; ended ones come last', async () => {
    platform({ [list]: () => all })
    await visit(<ActivityScreen search={{}} />)
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/m/activityDetail?id=2',
      '/m/activity/signIn',
      '/m/inviteFriends',
      '/m/activityDetail?id=1',
    ])
    expect(within(links[2] ?? document.body).getByText(/with no end date/)).toBeVisible()
  })

  it('have skeleton cards while loading', async () => {
    const late = Promise.withResolvers<object>()
    platform({ [list]: () => late.promise })
    await visit(<ActivityScreen search={{}} />)
    const busy = () => document.querySelector('[role=tabpanel] > [aria-busy=true]')
    expect(busy()?.children).toHaveLength(2)
    late.resolve(all)
    await screen.findAllByRole('link')
    expect(busy()).toBeNull()
  })

  it('show the player’s own status', async () => {
    platform({
      [list]: () => all,
      [mine]: () => ({ list: [{ activityId: '2', status: 'issued' }] }),
    })
    logIn()
    await visit(<ActivityScreen search={{ type: 'game' }} />)
    expect(await screen.findByText('Ready to claim')).toBeVisible()
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('show titles in the player’s digits', async () => {
    localStorage.setItem('digits', 'bengali')
    platform({ [list]: () => ({ list: [wirePromotion('1', { title: 'সপ্তাহে 3 বার' })] }) })
    await act(async () => store.set(activateLanguageIntent, 'BN'))
    await visit(<ActivityScreen search={{}} />)
    expect(await screen.findByText('সপ্তাহে ৩ বার')).toBeVisible()
  })

  it('are filtered by the type in the address', async () => {
    platform({ [list]: () => all })
    const { at } = await visit(<ActivityScreen search={{}} />)
    await userEvent.click(await screen.findByRole('tab', { name: 'Deposit' }))
    expect(at()).toBe('/m/activity?type=deposit')
  })

  it('say when there are none of a type, and when loading fails', async () => {
    platform({ [list]: () => all })
    await visit(<ActivityScreen search={{ type: 'deposit' }} />)
    expect(await screen.findByText('No promotions here right now')).toBeVisible()
    leave()
    arrive()
    platform({ [list]: () => new Refused(403, 'not_permitted') })
    await visit(<ActivityScreen search={{}} />)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
