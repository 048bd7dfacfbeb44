import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { RewardsScreen } from './RewardsScreen.tsx'

const [list, claim] = ['/wps/reward/list', '/wps/reward/claim']
const reward = (rewardId: string, change: object = {}) => ({
  rewardId,
  type: 'promotion',
  title: `Reward ${rewardId}`,
  amount: '75.50',
  time: 1,
  expireTime: Date.now() + 86_400_000,
  turnoverTimes: 2,
  status: 'issued',
  ...change,
})
const page = (items: readonly object[]) => ({
  list: items,
  pageNum: 1,
  totalPages: 1,
  totalCount: items.length,
})

setUp()
beforeEach(() => logIn())

describe('the reward center', () => {
  it('shows the conditions of a reward before it is claimed, and claims it with one tap', async () => {
    let isTaken = false
    platform({
      [list]: () => page(isTaken ? [] : [reward('1')]),
      [claim]: () => {
        isTaken = true
        return { amount: '75.50' }
      },
    })
    await visit(<RewardsScreen search={{}} />)
    const row = await screen.findByRole('article')
    expect(row).toHaveTextContent('You must stake ৳151.00 before withdrawing')
    await userEvent.click(within(row).getByRole('button', { name: 'Claim: Reward 1' }))
    expect(await screen.findByText('You have no rewards to claim')).toBeVisible()
  })

  it('rounds the stake to the smallest unit where the factor has decimals', async () => {
    platform({ [list]: () => page([reward('1', { amount: '75.55', turnoverTimes: 1.5 })]) })
    await visit(<RewardsScreen search={{}} />)
    const row = await screen.findByRole('article')
    expect(row).toHaveTextContent('You must stake ৳113.33 before withdrawing')
  })

  it('keeps a reward whose claim is refused, and says why', async () => {
    platform({ [list]: () => page([reward('1')]), [claim]: () => new Refused(403, 'cooling_off') })
    await visit(<RewardsScreen search={{}} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Claim: Reward 1' }))
    expect(await screen.findByText(/^You are on a break/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Claim: Reward 1' })).toBeVisible()
  })

  it.each([
    ['conflict', 'Claimed', 'info: This has already been done'],
    ['not_found', 'Ended', 'info: This is no longer available'],
  ])(
    'no longer offers a reward that was refused with %s, whatever the list says',
    async (code, state, said) => {
      const lists = [page([reward('1')])]
      const reread = Promise.withResolvers<unknown>()
      platform({
        [list]: () => lists.shift() ?? reread.promise,
        [claim]: () => new Refused(409, code),
      })
      await visit(<RewardsScreen search={{}} />)
      await userEvent.click(await screen.findByRole('button', { name: 'Claim: Reward 1' }))
      expect(await screen.findByText(state)).toBeVisible()
      expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull()
      expect(toasts()).toEqual([said])
      reread.resolve(page([]))
      expect(await screen.findByText('You have no rewards to claim')).toBeVisible()
    },
  )

  it('cannot claim a reward twice while the list is read again', async () => {
    const lists = [page([reward('1')])]
    platform({
      [list]: () => lists.shift() ?? new Promise(() => undefined),
      [claim]: () => ({ amount: '75.50' }),
    })
    await visit(<RewardsScreen search={{}} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Claim: Reward 1' }))
    expect(await screen.findByText('Claimed')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull()
  })

  it.each(['comes back to the page', 'comes back to the app'])(
    'shows what was claimed elsewhere when the player %s',
    async (how) => {
      const lists = [page([reward('1')])]
      platform({ [list]: () => lists.shift() ?? page([]) })
      await visit(<RewardsScreen search={{}} />)
      await screen.findByRole('button', { name: 'Claim: Reward 1' })
      if (how === 'comes back to the app')
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      else {
        cleanup()
        await visit(<RewardsScreen search={{}} />)
      }
      expect(await screen.findByText('You have no rewards to claim')).toBeVisible()
    },
  )

  it('removes a reward when it expires', async () => {
    const lists = [page([reward('1', { expireTime: Date.now() + 300 })])]
    platform({ [list]: () => lists.shift() ?? page([]) })
    await visit(<RewardsScreen search={{}} />)
    await screen.findByRole('button', { name: 'Claim: Reward 1' })
    expect(await screen.findByText('You have no rewards to claim')).toBeVisible()
  })

  it('shows the turnover progress of active rewards', async () => {
    const turnover = { done: '20.00', need: '151.00' }
    platform({ [list]: () => page([reward('1', { status: 'process', turnover })]) })
    await visit(<RewardsScreen search={{ tab: 'progress' }} />)
    expect(await screen.findByText('৳20.00 of ৳151.00 staked')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2000')
    expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument()
  })

  it('requests each tab by itself, with the tab in the address', async () => {
    platform({ [list]: (query) => page([reward(query.get('shelf') ?? '')]) })
    const { at } = await visit(<RewardsScreen search={{}} />)
    expect(await screen.findByText('Reward available')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'History' }))
    expect(at()).toBe('/m/rewardCenter?tab=history')
  })
})
