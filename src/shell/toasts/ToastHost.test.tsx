import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { Provider, getDefaultStore } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '#ui/feedback/toasts.ts'
import { Modal } from '#ui/overlay/Modal.tsx'
import { ToastHost } from './ToastHost.tsx'

i18n.loadAndActivate({ locale: 'en', messages: {} })
beforeEach(() => vi.useFakeTimers())
afterEach(() => act(async () => vi.runAllTimersAsync()))

const Around = ({ children }: { readonly children: ReactNode }) => (
  <Provider store={getDefaultStore()}>
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  </Provider>
)
const stand = () => render(<ToastHost />, { wrapper: Around })
const regions = (urgency: 'polite' | 'assertive') => [
  ...document.querySelectorAll(`[aria-live=${urgency}]`),
]
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

describe('a toast', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['fail', 'alert'],
    ['offline', 'alert'],
  ] as const)('of the kind %s has the role %s', (kind, role) => {
    stand()
    act(() => void toast(kind, 'Saved'))
    expect(screen.getByRole(role)).toHaveTextContent('Saved')
    expect(screen.getByRole(role)).toHaveAttribute('data-kind', kind)
  })

  it.each([
    ['info', 'polite'],
    ['loading', 'polite'],
    ['fail', 'assertive'],
  ] as const)('of the kind %s is added to an existing live region', (kind, urgency) => {
    stand()
    const region = regions(urgency)
    expect(region).toHaveLength(1)
    act(() => void toast(kind, 'Saved', 2000))
    expect(region[0]).toHaveTextContent('Saved')
  })

  it('is added once its live region has existed for a moment', async () => {
    toast('info', 'Saved', 2000)
    stand()
    expect(regions('polite')[0]).toBeEmptyDOMElement()
    await pass(100)
    expect(regions('polite')[0]).toHaveTextContent('Saved')
  })

  it('is shown inside the topmost dialog, outside of which everything is inert', async () => {
    const layers = (isNested: boolean, isOpen = true) => (
      <>
        <ToastHost />
        <Modal open={isOpen} onClose={vi.fn()} aria-label="Below" />
        <Modal open={isNested} onClose={vi.fn()} aria-label="Above" />
      </>
    )
    const { rerender } = render(layers(true), { wrapper: Around })
    const [region] = regions('assertive')
    const placeOf = () => region?.closest('dialog')?.getAttribute('aria-label')
    expect(placeOf()).toBe('Above')
    act(() => void toast('fail', 'Refused'))
    expect(region).toHaveTextContent('Refused')
    rerender(layers(false))
    expect(placeOf()).toBe('Below')
    rerender(layers(false, false))
    expect(region?.closest('dialog')).toBeNull()
    expect(region).toBeInTheDocument()
    expect(region).toHaveTextContent('Refused')
  })

  it('closes after its time, and reserves the bottom of the screen until then', async () => {
    const hasFoot = () => document.documentElement.hasAttribute('data-foot-taken')
    stand()
    expect(hasFoot()).toBe(false)
    act(() => void toast('info', 'Saved', 2000))
    expect(hasFoot()).toBe(true)
    await pass(1999)
    expect(screen.getByText('Saved')).toBeInTheDocument()
    await pass(1)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
    expect(hasFoot()).toBe(false)
  })

  it('without a duration is shown for 3 s', async () => {
    stand()
    act(() => void toast('success', 'Saved'))
    await pass(2999)
    expect(screen.getByText('Saved')).toBeInTheDocument()
    await pass(1)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('starts its time when it becomes visible', async () => {
    toast('info', 'Saved', 2000)
    await pass(5000)
    stand()
    await pass(100)
    await pass(1999)
    expect(screen.getByText('Saved')).toBeInTheDocument()
    await pass(1)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('with the same text restarts its time instead of being repeated', async () => {
    stand()
    act(() => void toast('info', 'Please sign in', 2000))
    act(() => void toast('success', 'Saved', 2000))
    await pass(1000)
    act(() => void toast('info', 'Please sign in', 2000))
    expect(screen.getAllByText('Please sign in')).toHaveLength(1)
    await pass(1999)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
    expect(screen.getByText('Please sign in')).toBeInTheDocument()
  })

  it('stays while its task is pending, and closes when that is settled', async () => {
    stand()
    let settle = () => {}
    act(() => {
      settle = toast('loading', 'Signing out…')
    })
    await pass(14_000)
    expect(screen.getByRole('status')).toHaveTextContent('Signing out…')
    await pass(1000)
    expect(screen.getByRole('status')).toHaveTextContent('The network is slow')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    act(settle)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('can be cancelled after 5 s, and says after 15 s that the network is slow', async () => {
    const onCancel = vi.fn()
    stand()
    act(() => void toast('loading', 'Starting…', 0, onCancel))
    await pass(4999)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await pass(1)
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await pass(10_000)
    expect(screen.getByRole('status')).toHaveTextContent('The network is slow')
    act(() => screen.getByRole('button', { name: 'Cancel' }).click())
    expect(onCancel).toHaveBeenCalledOnce()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})
