import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refused, clearStage, logIn, platform, setStage, visit } from '../games/testing.tsx'
import { MemberScreen } from './MemberScreen.tsx'

const rahim = { id: 7, account: 'member', nickname: 'Rahim', userName: 'member', type: 0 }
let member: () => unknown

beforeEach(() => {
  setStage()
  member = () => rahim
  platform({ '/wps/member/info': () => member() })
})
afterEach(clearStage)

const show = (type = 0) => {
  logIn(type)
  return visit(<MemberScreen balance="" preferences="" signOut="" />)
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

  it('offers another try when it could not be asked', async () => {
    member = () => new Refused(403, 'not_permitted')
    await show()
    await screen.findByText(/does not have permission/)
    member = () => rahim
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Rahim' })).toBeVisible()
  })

  it.each([4, 40, 41, 42])('offers an account to a trial user of type %d', async (type) => {
    member = () => ({ ...rahim, type })
    const { at } = await show(type)
    fireEvent.click(await screen.findByRole('button', { name: 'Register now' }))
    await waitFor(() => expect(at()).toBe('/m/register'))
  })

  it('does not disturb a member', async () => {
    await show()
    await screen.findByRole('heading', { name: 'Rahim' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
