import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider, atom, createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { lateSheet, sheetHost } from './lateSheet.ts'
import type { Openable } from './Sheet.tsx'

const Panel = ({ open, onClose }: Openable) => (
  <button type="button" onClick={onClose}>
    {open ? 'open' : 'closing'}
  </button>
)

it('loads when it is first opened, and stays for its closing animation', async () => {
  const load = vi.fn(async () => ({ Panel }))
  const isOpenAtom = atom(false)
  const store = createStore()
  const Host = sheetHost(load, 'Panel', isOpenAtom)
  render(
    <Provider store={store}>
      <Host />
    </Provider>,
  )
  expect(load).not.toHaveBeenCalled()
  act(() => store.set(isOpenAtom, true))
  fireEvent.click(await screen.findByText('open'))
  expect(store.get(isOpenAtom)).toBe(false)
  expect(screen.getByText('closing')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})

it('draws the replacement when its code fails to load', async () => {
  const load = async (): Promise<{ Panel: typeof Panel }> => Promise.reject(new Error('no network'))
  const Late = lateSheet(load, 'Panel', () => <p>given up</p>)
  render(<Late open onClose={() => undefined} />)
  expect(await screen.findByText('given up')).toBeInTheDocument()
})
