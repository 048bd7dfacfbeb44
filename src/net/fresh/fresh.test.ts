import { beforeEach, expect, it, vi } from 'vitest'
import { listWinners } from '#api/games/winners.ts'
import { addressOf } from '#net/call.ts'
import { applyFresh } from './fresh.ts'
import { queryClient } from '#net/query/queryClient.ts'

const address = addressOf(listWinners, { merchantCode: 'mela' })
const show = (fetched: Promise<unknown>) =>
  queryClient.fetchQuery({
    queryKey: [address],
    queryFn: () => fetched,
    meta: { endpoint: listWinners },
  })
const shown = () => queryClient.getQueryData([address])
const yesterday = { value: [], at: 1, isCached: true }
const body = (user: string) => ({
  success: true,
  value: {
    list: [
      {
        user,
        gameName: 'Ganges',
        nodeId: '7',
        vassalage: 'PGS',
        gameType: 'RNG',
        amount: '12.50',
        time: 5,
      },
    ],
  },
})

beforeEach(() => queryClient.clear())

it('shows what has changed', async () => {
  await show(Promise.resolve(yesterday))
  applyFresh({ type: 'fresh', address, at: 2, text: JSON.stringify(body('r***m')) })
  await vi.waitFor(() =>
    expect(shown()).toMatchObject({ isCached: false, at: 2, value: [{ user: 'r***m' }] }),
  )
})

it('removes the age when nothing has changed', async () => {
  await show(Promise.resolve(yesterday))
  applyFresh({ type: 'fresh', address, at: 2 })
  await vi.waitFor(() => expect(shown()).toEqual({ value: [], at: 2, isCached: false }))
})

it('is not overwritten by an older copy that is still being read', async () => {
  let deliver: (copy: unknown) => void = () => undefined
  const reading = show(new Promise((resolve) => (deliver = resolve)))
  applyFresh({ type: 'fresh', address, at: 2 })
  deliver(yesterday)
  await reading
  await vi.waitFor(() => expect(shown()).toMatchObject({ isCached: false, at: 2 }))
})

it('keeps the copy when the new body is malformed, and reports it', async () => {
  const report = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await show(Promise.resolve(yesterday))
  applyFresh({ type: 'fresh', address, at: 2, text: '{"success":true,"value":{"list":7}}' })
  await vi.waitFor(() => expect(report).toHaveBeenCalled())
  expect(shown()).toEqual(yesterday)
})
