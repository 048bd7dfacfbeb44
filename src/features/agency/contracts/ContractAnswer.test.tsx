import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AgentContract } from '#api/promotions/agentContracts.ts'
import { store } from '#net/query/queryClient.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { ContractAnswer } from './ContractAnswer.tsx'

setUp()

const contract: AgentContract = {
  id: '1',
  version: 1,
  kind: 'salary',
  issuer: 'Mela',
  from: 0,
  until: 0,
  signBy: 0,
  state: 'awaiting',
  answeredAt: null,
  tiers: [],
  previous: null,
}

it('an answer to a contract is not sent offline, and is not reported as lost', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const asked = platform({})
  logIn()
  await visit(<ContractAnswer contract={contract} />)
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(toasts()).toEqual([expect.stringMatching(/^offline: You are offline/)]),
  )
  expect(store.get(confirmationAtom)).toBeNull()
  expect(asked).toEqual([])
})

describe('answering a contract that another tab has answered', () => {
  const wire = (status: string) => ({
    contract: { ...contract, contractId: '1', status, answeredAt: 0, previous: undefined },
  })

  it.each([
    ['Decline', 'accepted', /^info: .* already accepted elsewhere, so it was not declined/],
    ['Accept', 'declined', /^info: .* already declined elsewhere, so it was not accepted/],
    ['Decline', 'declined', /^success: Contract declined/],
  ])('%s of a contract that was %s shows its present state', async (name, status, words) => {
    platform({
      '/wps/agent/contract': (_, method) =>
        method === 'PUT' ? new Refused(409, 'conflict') : wire(status),
    })
    logIn(1)
    await visit(<ContractAnswer contract={contract} />)
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(store.get(confirmationAtom)).not.toBeNull())
    store.get(confirmationAtom)?.answer(true)
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(words)]))
  })

  it('says so when a newer version has replaced the one that was read', async () => {
    platform({
      '/wps/agent/contract': (_, method) =>
        method === 'PUT'
          ? new Refused(409, 'conflict')
          : { contract: { ...wire('awaiting').contract, version: 2 } },
    })
    logIn(1)
    await visit(<ContractAnswer contract={contract} />)
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(store.get(confirmationAtom)).not.toBeNull())
    store.get(confirmationAtom)?.answer(true)
    await waitFor(() =>
      expect(toasts()).toEqual([expect.stringMatching(/^info: A newer contract has replaced/)]),
    )
  })

  it('shows the platform’s refusal when no earlier answer explains it', async () => {
    platform({
      '/wps/agent/contract': (_, method) =>
        method === 'PUT' ? new Refused(409, 'conflict') : wire('awaiting'),
    })
    logIn(1)
    await visit(<ContractAnswer contract={contract} />)
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(store.get(confirmationAtom)).not.toBeNull())
    store.get(confirmationAtom)?.answer(true)
    expect(await screen.findByText('This has already been done')).toBeVisible()
  })
})
