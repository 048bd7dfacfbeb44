import { act, fireEvent, screen } from '@testing-library/react'
import { atom } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import { setUp, visit } from '#testing/visit.tsx'

let taken: () => void

vi.mock('#device/worker/worker.link.ts', () => ({
  isUpdateWaitingAtom: atom(true),
  letUpdateIn: async (then: () => void) => {
    taken = then
  },
}))

const reload = vi.fn<() => void>()

setUp()
beforeEach(async () => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
  // Module state lasts as long as the page.
  vi.resetModules()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { UpdateHost } = await import('./UpdatePrompt.tsx')
  await visit(<UpdateHost />)
  await screen.findByText('New version ready')
})

const offer = () => screen.queryByRole('button', { name: 'Update' })
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const update = () => fireEvent.click(screen.getByRole('button', { name: 'Update' }))

it('shows that it is updating until the page reloads, once', () => {
  update()
  expect(offer()).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Updating…')
  act(taken)
  pass(12_000)
  expect(reload).toHaveBeenCalledOnce()
})

it('reloads after a while when the new version does not report that it is active', () => {
  update()
  pass(11_999)
  expect(reload).not.toHaveBeenCalled()
  pass(1)
  expect(reload).toHaveBeenCalledOnce()
})

it('does not reload over something that the player has begun since, and offers the update again afterwards', async () => {
  const { holdUpdates } = await import('#device/page/busy.ts')
  update()
  let release = () => {}
  act(() => void (release = holdUpdates('form')))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(taken)
  pass(12_000)
  expect(offer()).not.toBeInTheDocument()
  act(release)
  expect(reload).not.toHaveBeenCalled()
  update()
  act(taken)
  expect(reload).toHaveBeenCalledOnce()
})
