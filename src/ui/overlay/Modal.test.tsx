import {
  RouterProvider,
  createBrowserHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { inEnglish } from '#testing/inEnglish.tsx'
import { Sheet } from './Sheet.tsx'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

function Filters({ onClosed = () => {} }: { onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <Sheet open={isOpen} onClose={close} title="Filters">
        <p>Vendors</p>
      </Sheet>
    </>
  )
}

function OpenFilters() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Sheet open={isOpen} onClose={() => setOpen(false)} title="Filters">
      <p>Vendors</p>
    </Sheet>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const tapBackdrop = () => {
  const sheet = screen.getByRole('dialog')
  fireEvent.pointerDown(sheet)
  fireEvent.click(sheet)
}

async function openFilters(onClosed?: () => void) {
  render(<Filters {...(onClosed && { onClosed })} />, inEnglish)
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Filters' })
}

describe('a sheet', () => {
  it('opens as a modal named by its title', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    expect((await openFilters()).open).toBe(true)
    expect(showModal).toHaveBeenCalledOnce()
    showModal.mockRestore()
  })

  it('opens once the press on its button is painted', () => {
    render(<Filters />, inEnglish)
    act(() => {
      flushSync(() => screen.getByRole('button', { name: 'Filter' }).click())
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })

  it('returns the focus to its opener, and is removed after the closing animation', async () => {
    const sheet = await openFilters()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(sheet.open).toBe(false)
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
    await pass(200)
    expect(sheet).not.toBeInTheDocument()
  })

  it('focuses the heading of the page when nothing was focused before', () => {
    const page = (isOpen: boolean) => (
      <main id="main">
        <h2>Hot games</h2>
        <Sheet open={isOpen} onClose={vi.fn()} title="Filters">
          <p>Vendors</p>
        </Sheet>
      </main>
    )
    const { rerender } = render(page(true), inEnglish)
    rerender(page(false))
    expect(screen.getByRole('heading', { name: 'Hot games' })).toHaveFocus()
  })

  it('closes when the browser cancels it, as Esc does', async () => {
    const onClosed = vi.fn()
    const sheet = await openFilters(onClosed)
    sheet.close()
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  })

  it('ignores backdrop taps for 300 ms, so that a double tap does not close it', async () => {
    const onClosed = vi.fn()
    await openFilters(onClosed)
    tapBackdrop()
    expect(onClosed).not.toHaveBeenCalled()
    await pass(300)
    tapBackdrop()
    expect(onClosed).toHaveBeenCalledOnce()
  })

  it('stays open when a press starts inside and ends outside', async () => {
    const onClosed = vi.fn()
    const sheet = await openFilters(onClosed)
    await pass(300)
    fireEvent.pointerDown(screen.getByText('Vendors'))
    fireEvent.click(sheet)
    expect(onClosed).not.toHaveBeenCalled()
  })
})

describe('a dialog', () => {
  const answers = () => ({ onConfirm: vi.fn(), onCancel: vi.fn() })
  const labels = { open: true, title: 'Sign out?', confirmLabel: 'Sign out', cancelLabel: 'Stay' }

  it('reports the answer', async () => {
    const { onConfirm, onCancel } = answers()
    render(<Dialog {...labels} onConfirm={onConfirm} onCancel={onCancel} />)
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(onCancel).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('focuses the safe answer of a dangerous question', () => {
    render(<Dialog {...labels} {...answers()} kind="danger" />)
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
  })

  const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key })
  /** As Android's Back does. */
  function cancel() {
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    const isKept = !fireEvent(dialog, new Event('cancel', { cancelable: true }))
    if (!isKept) dialog.close()
    return isKept
  }

  it('cannot be closed by Esc or a tap outside when it needs an answer; Back gives the leaving answer', async () => {
    const { onConfirm, onCancel } = answers()
    render(<Dialog {...labels} firm onConfirm={onConfirm} onCancel={onCancel} />)
    await pass(300)
    tapBackdrop()
    expect(press('Escape')).toBe(false)
    expect(press('Enter')).toBe(true)
    expect(onCancel).not.toHaveBeenCalled()
    expect(cancel()).toBe(false)
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce())
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('does not handle Back when its only answer is to go on', () => {
    const { onConfirm } = answers()
    render(<Dialog open title="Not yet" confirmLabel="Go on" firm onConfirm={onConfirm} />)
    expect(screen.getByRole('dialog')).toHaveAttribute('closedby', 'none')
    expect(cancel()).toBe(true)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('reopens when the browser has closed it without an answer', async () => {
    const { onConfirm, onCancel } = answers()
    render(<Dialog {...labels} onConfirm={onConfirm} onCancel={onCancel} />)
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    await act(async () => dialog.close())
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce())
    expect(dialog.open).toBe(true)
  })
})

it('leaves a second Back, however soon, to the page below', async () => {
  history.replaceState(null, '', '/m/home')
  const entries = createBrowserHistory()
  const router = createRouter({
    routeTree: createRootRoute({ component: OpenFilters, notFoundComponent: OpenFilters }),
    history: entries,
  })
  await act(async () => render(<RouterProvider router={router} />, inEnglish))
  await act(async () => entries.push('/m/hot'))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  // Browsers report it in a later task.
  vi.spyOn(dialog, 'close').mockImplementation(() => {
    dialog.open = false
    setTimeout(() => dialog.dispatchEvent(new Event('close')), 20)
  })
  const back = async () => {
    history.back()
    await vi.advanceTimersByTimeAsync(0)
    return [location.pathname, dialog.open]
  }
  expect(await back()).toEqual(['/m/hot', false])
  expect(await back()).toEqual(['/m/home', false])
  entries.destroy()
})
