import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, page, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { InviteScreen } from './InviteScreen.tsx'

const [invitation, friends] = ['/wps/invite', '/wps/invite/friends']
const wire = {
  code: 'MELA7K2Q',
  invited: 5,
  registered: 3,
  qualified: 1,
  earned: '50.00',
  reward: '50.00',
  qualifyStake: '100.00',
  rules: '<p>Be fair</p>',
}
const friend = { friendId: 1, user: 'sh***4', time: 1, stage: 'qualified', earned: '50.00' }
const answers = { [invitation]: () => wire, [friends]: () => page([friend]) }
const link = () => `${location.origin}/m/register?affiliateCode=MELA7K2Q`

setUp()
beforeEach(() => logIn())

describe('inviting friends', () => {
  it('shows code, link, picture, counters and friends by masked names', async () => {
    platform(answers)
    await visit(<InviteScreen />)
    expect(await screen.findByText('MELA7K2Q')).toBeVisible()
    expect(screen.getByText(link())).toBeVisible()
    expect(screen.getByRole('figure', { name: 'Your link as a QR code' })).toBeVisible()
    const row = await screen.findByText('sh***4')
    const item = row.closest('li') ?? document.body
    expect(within(item).getByText('৳50.00')).toBeVisible()
    expect(within(item).getByText('Qualified')).toBeVisible()
  })

  it('opens the phone’s share sheet with the link', async () => {
    platform(answers)
    const share = vi.fn<(shared: ShareData) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }))
    await visit(<InviteScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link() }))
  })

  it('names customer service when it is switched off', async () => {
    platform({ ...answers, [invitation]: () => new Refused(403, 'not_permitted') })
    await visit(<InviteScreen />)
    expect(await screen.findByText('Invitations are closed right now')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Invite friends' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/m/service',
    )
  })
})
