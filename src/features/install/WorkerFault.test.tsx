import { screen } from '@testing-library/react'
import { atom } from 'jotai'
import { expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { WorkerFault } from './WorkerFault.tsx'

const fault = vi.hoisted(() => ({ atom: undefined as unknown }))
vi.mock('#device/worker/worker.link.ts', async (original) => {
  fault.atom = atom(null)
  return { ...(await original<object>()), workerFaultAtom: fault.atom }
})

setUp()

const set = (why: string | null) =>
  store.set(
    fault.atom as ReturnType<typeof atom<object | null>>,
    why === null ? null : { why, file: '' },
  )

it('shows nothing when the worker is installed', async () => {
  set(null)
  await visit(<WorkerFault />)
  expect(screen.queryByText(/does not open offline/)).toBeNull()
})

it.each([
  ['changed', 'Try another network.'],
  ['missing', 'A part of it is missing.'],
  ['full', 'The device is full.'],
  ['offline', 'The connection was lost.'],
  ['refused', 'Your browser does not allow it'],
])('when it is not installed because of "%s" it says: %s', async (why, said) => {
  set(why)
  await visit(<WorkerFault />)
  expect(screen.getByText(/does not open offline yet/)).toHaveTextContent(said)
})
