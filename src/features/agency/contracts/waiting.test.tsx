import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { platform, withSwitches } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { isContractDueAtom } from './waiting.atoms.ts'
import { ContractPopup } from './ContractPopup.tsx'
import { WaitingContracts } from './WaitingContracts.tsx'

const check = '/wps/agent/contract/check'
let waiting: Record<string, string>
let asked: string[]
let look: () => void

setUp()
function begin(isPolicyOn = true) {
  waiting = { dailysalreqtype: 'D1', contracthoursalreq: 'H1' }
  asked = platform({
    ...withSwitches({ AGENTPOLICY3: isPolicyOn }),
    [check]: () => waiting,
  })
  const looks = [isContractDueAtom, siteAtom].map((read) => store.sub(read, () => undefined))
  look = () => looks.forEach((release) => release())
}
afterEach(() => look())

const onClose = vi.fn<() => void>()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const checks = () => asked.filter((line) => line.includes(check))

describe('whether a contract is waiting', () => {
  beforeEach(() => begin())

  it.each([0, 1, 2])(
    'asks for a member of type %i, and shows no contract until the answer',
    async (type) => {
      logIn(type)
      expect(store.get(isContractDueAtom)).toBeNull()
      await vi.waitFor(() => expect(store.get(isContractDueAtom)).toBe(true))
      expect(checks()).toHaveLength(1)
    },
  )

  it.each([4, 40, 41, 42])('does not ask for a trial user of type %i', async (type) => {
    logIn(type)
    await vi.waitFor(() => expect(store.get(siteAtom).value).toBeDefined())
    expect(store.get(isContractDueAtom)).toBe(false)
    expect(checks()).toEqual([])
  })

  it('is false for a guest without a request', () => {
    expect(store.get(isContractDueAtom)).toBe(false)
    expect(checks()).toEqual([])
  })
})

it('does not ask for waiting contracts when the agent policy is switched off', async () => {
  begin(false)
  logIn(1)
  await vi.waitFor(() => expect(store.get(siteAtom).value).toBeDefined())
  expect(store.get(isContractDueAtom)).toBe(false)
  expect(checks()).toEqual([])
})

describe('the popup of waiting contracts', () => {
  beforeEach(async () => {
    begin()
    logIn(1)
    await vi.waitUntil(() => store.get(isContractDueAtom) === true)
  })

  it('shows the first contract only and closes with one tap; the profile lists all', async () => {
    await visit(<ContractPopup onClose={onClose} />)
    expect(screen.getByText(/Salary contract/)).toBeVisible()
    press('Later')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('opens the contract', async () => {
    const { at } = await visit(<ContractPopup onClose={onClose} />)
    press('Read it')
    await waitFor(() => expect(at()).toBe('/m/member/agent/getSalaryContract'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the profile', () => {
  beforeEach(() => begin())

  it.each([
    ['a player', 0],
    ['an agent', 1],
  ])('leads %s to every contract that is waiting for them', async (_, type) => {
    logIn(type)
    await visit(<WaitingContracts />)
    expect(await screen.findByRole('link', { name: 'Salary contract' })).toHaveAttribute(
      'href',
      '/m/member/agent/getSalaryContract',
    )
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })

  it('has no row for contracts when none is waiting', async () => {
    waiting = {}
    logIn()
    await visit(<WaitingContracts />)
    await vi.waitFor(() => expect(store.get(isContractDueAtom)).toBe(false))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
