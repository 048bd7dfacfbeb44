import { act, render, screen } from '@testing-library/react'
import { Provider, atom, getDefaultStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { confirm, confirmationAtom } from '#ui/overlay/confirmation.ts'
import { loadedPart } from '#ui/optional.ts'
import { PopupHost } from './PopupHost.tsx'
import type { PopupKind, PopupProps, PopupSlot, PopupSlots } from './popups.rules.ts'

const store = getDefaultStore()
const isDueAtom = atom<boolean | null>(true)

const slot = (kind: PopupKind): PopupSlot => ({
  isDueAtom,
  load: async () =>
    function Content({ onClose }: PopupProps) {
      return (
        <button type="button" onClick={onClose}>
          {kind}
        </button>
      )
    },
})
const slots: PopupSlots = { contract: slot('contract'), homeScreen: slot('homeScreen') }

const host = (isHome = true, of = slots) => (
  <Provider store={store}>
    <PopupHost slots={of} isHome={isHome} />
  </Provider>
)
const pass = (milliseconds = 5000) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  store.set(isDueAtom, true)
})

describe('popups', () => {
  it('wait at first, then are shown one at a time, each once per visit', async () => {
    render(host())
    await pass(1000)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await pass()
    expect(screen.getByRole('button')).toHaveTextContent('contract')
    act(() => screen.getByRole('button').click())
    await pass()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('wait for a more important one whose answer is pending', async () => {
    const isOfferedAtom = atom(true)
    store.set(isDueAtom, null)
    render(
      host(true, { ...slots, homeScreen: { ...slot('homeScreen'), isDueAtom: isOfferedAtom } }),
    )
    await pass()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    act(() => store.set(isDueAtom, true))
    await pass()
    expect(screen.getByRole('button')).toHaveTextContent('contract')
  })

  it('wait until an open dialog is closed', async () => {
    const menu = document.body.appendChild(document.createElement('dialog'))
    menu.open = true
    render(host())
    await pass()
    expect(screen.queryByText('contract')).not.toBeInTheDocument()
    menu.remove()
    await pass()
    expect(screen.getByText('contract')).toBeInTheDocument()
  })

  it('wait for the search, also while its code is loading', async () => {
    history.replaceState(null, '', '/m/home?find=')
    render(host())
    await pass()
    expect(screen.queryByText('contract')).not.toBeInTheDocument()
    history.replaceState(null, '', '/m/home')
    await pass()
    expect(screen.getByText('contract')).toBeInTheDocument()
  })

  it.each([
    ['comes', (sheet: PromiseWithResolvers<void>) => sheet.resolve()],
    ['fails to come', (sheet: PromiseWithResolvers<void>) => sheet.reject(new Error('no network'))],
  ])('wait for a sheet whose code is loading, until it %s', async (_, settle) => {
    const sheet = Promise.withResolvers<void>()
    void loadedPart(sheet.promise).catch(() => undefined)
    render(host())
    await pass()
    expect(screen.queryByText('contract')).not.toBeInTheDocument()
    settle(sheet)
    await pass()
    expect(screen.getByText('contract')).toBeInTheDocument()
  })

  it('wait until a dialog is answered', async () => {
    const answered = confirm({ title: 'Sign out?', confirm: 'Yes', cancel: 'No' })
    render(host())
    await pass()
    expect(screen.queryByText('contract')).not.toBeInTheDocument()
    await act(async () => store.get(confirmationAtom)?.answer(false))
    await answered
    await pass()
    expect(screen.getByText('contract')).toBeInTheDocument()
  })

  it('close on another screen, and return on home', async () => {
    const { rerender } = render(host())
    await pass()
    rerender(host(false))
    await pass()
    expect(screen.queryByText('contract')).not.toBeInTheDocument()
    rerender(host())
    await pass()
    expect(screen.getByText('contract')).toBeInTheDocument()
  })

  it('are shown on arrival only: never after the first touch, until home is opened again', async () => {
    const { rerender } = render(host())
    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    await pass(60_000)
    expect(screen.queryByText('contract')).not.toBeInTheDocument()
    rerender(host(false))
    rerender(host())
    await pass()
    expect(screen.getByText('contract')).toBeInTheDocument()
  })

  it('are not shown when none is due', async () => {
    store.set(isDueAtom, false)
    render(host())
    await pass()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
