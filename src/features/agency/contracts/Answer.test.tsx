import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { AgentContract } from '../../../api/promotions/agentContracts.ts'
import { store } from '../../../net/query/queryClient.ts'
import { toasts } from '../../../ui/feedback/toasts.testing.ts'
import { questionAtom } from '../../../ui/overlay/confirmation.ts'
import { logIn, platform, setUp, visit } from '../../games/testing.tsx'
import { Answer } from './Answer.tsx'

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

it('of a contract is not sent without a network, and not called lost', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const asked = platform({})
  logIn()
  await visit(<Answer contract={contract} />)
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(toasts()).toEqual([expect.stringMatching(/^offline: You are offline/)]),
  )
  expect(store.get(questionAtom)).toBeNull()
  expect(asked).toEqual([])
})
