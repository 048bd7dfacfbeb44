import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '../../../net/query/queryClient.ts'
import { logIn, platform, setUp, visit } from '../../games/testing.tsx'
import { isContractDueAtom } from '../agency.atoms.ts'
import { ContractPopup } from './ContractPopup.tsx'
import { WaitingContracts } from './WaitingContracts.tsx'

const site = { info: { whitelabel: { AGENTPOLICY3: true } }, serverTime: 0 }
let waiting: Record<string, string>
let look: () => void

setUp()
beforeEach(() => {
  waiting = { dailysalreqtype: 'D1', contracthoursalreq: 'H1' }
  platform({
    '/wps/system/status': () => site,
    '/wps/agent/contract/check': () => waiting,
  })
  look = store.sub(isContractDueAtom, () => undefined)
})
afterEach(() => look())

const onClose = vi.fn<() => void>()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the popup of waiting contracts', () => {
  beforeEach(async () => {
    logIn(1)
    await vi.waitUntil(() => store.get(isContractDueAtom))
  })

  it('shows the first, and closes at one tap: the profile has them all', async () => {
    await visit(<ContractPopup onClose={onClose} />)
    expect(screen.getByText(/Salary contract/)).toBeVisible()
    press('Later')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('opens it', async () => {
    const { at } = await visit(<ContractPopup onClose={onClose} />)
    press('Read it')
    await waitFor(() => expect(at()).toBe('/m/member/agent/getSalaryContract'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the profile', () => {
  it.each([
    ['a player', 0],
    ['an agent', 1],
  ])('leads %s to every contract that waits for them', async (_, type) => {
    logIn(type)
    await visit(<WaitingContracts />)
    expect(await screen.findByRole('link', { name: 'Salary contract' })).toHaveAttribute(
      'href',
      '/m/member/agent/getSalaryContract',
    )
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })

  it('has no place for contracts where none waits', async () => {
    waiting = {}
    logIn()
    await visit(<WaitingContracts />)
    await vi.waitFor(() => expect(store.get(isContractDueAtom)).toBe(false))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
