import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EachIsolated, Boundary, FaultContext } from './Boundary.tsx'
import { Dialog } from './overlay/Dialog.tsx'
import { Drawer } from './overlay/Drawer.tsx'
import { inEnglish } from '#testing/inEnglish.tsx'
import { Sheet } from './overlay/Sheet.tsx'

let isBroken = true
function Fragile() {
  if (isBroken) throw new URIError('URI malformed')
  return <p>whole</p>
}

const show = (children: ReactNode) =>
  render(
    <FaultContext
      value={({ reset }) => (
        <button type="button" onClick={reset}>
          again
        </button>
      )}
    >
      {children}
      <p>the rest</p>
    </FaultContext>,
    inEnglish,
  )

beforeEach(() => {
  isBroken = true
  // React logs what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('a part that cannot be drawn', () => {
  it('shows an error in its place, with a retry', async () => {
    show(
      <Boundary>
        <Fragile />
      </Boundary>,
    )
    expect(screen.getByText('the rest')).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'again' }))
    expect(screen.getByText('whole')).toBeVisible()
  })

  it('keeps the error while it still fails', async () => {
    show(
      <Boundary>
        <Fragile />
      </Boundary>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'again' }))
    expect(screen.getByRole('button', { name: 'again' })).toBeVisible()
  })

  it('is left out silently when it is optional, without affecting others', () => {
    show(
      <EachIsolated>
        <p>before</p>
        <Fragile />
        {false}
        <p>after</p>
      </EachIsolated>,
    )
    expect(screen.getByText('before')).toBeVisible()
    expect(screen.getByText('after')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['a sheet', Sheet],
    ['a drawer', Drawer],
  ])('of %s keeps its title and the close button', async (_, Overlay) => {
    const onClose = vi.fn<() => void>()
    show(
      <Overlay open onClose={onClose} title="Filters">
        <Fragile />
      </Overlay>,
    )
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'again' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('in a dialog affects only the dialog, not the page', () => {
    show(
      <Dialog open title="Sure?" confirmLabel="Yes" onConfirm={() => undefined}>
        <Fragile />
      </Dialog>,
    )
    expect(screen.getByText('the rest')).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toHaveTextContent('again')
  })
})
