import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { restoreLostFocus } from './lostFocus.ts'

const start = () => onTestFinished(restoreLostFocus().end)

interface Props {
  /** What is there once the reward was claimed. */
  readonly then?: ReactNode
  /** What appears at the same time, in another place. */
  readonly elsewhere?: ReactNode
}

function Reward({ then, elsewhere }: Props) {
  const [isClaimed, setClaimed] = useState(false)
  return (
    <main id="main">
      <h1>Rewards</h1>
      <section aria-label="Birthday gift">
        {isClaimed ? then : <button onClick={() => setClaimed(true)}>Claim</button>}
        <p>200</p>
        {isClaimed && elsewhere}
      </section>
    </main>
  )
}

const claim = () => userEvent.click(screen.getByRole('button', { name: 'Claim' }))

describe('focus of a control that disappears when pressed moves', () => {
  beforeEach(start)

  it('to the control that takes its place', async () => {
    render(<Reward then={<p>Done</p>} elsewhere={<p>Thank you</p>} />)
    await claim()
    await waitFor(() => expect(screen.getByText('Done')).toHaveFocus())
  })

  it.each([
    ['nothing', null],
    ['nothing to read', <p key="empty" />],
  ])('to the part around it when %s takes its place', async (_, then) => {
    render(<Reward then={then} elsewhere={<p>Thank you</p>} />)
    await claim()
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus())
  })

  it('on, when that one disappears as well', async () => {
    const { rerender } = render(<Reward then={<p>Sending</p>} />)
    await claim()
    await waitFor(() => expect(screen.getByText('Sending')).toHaveFocus())
    rerender(<Reward then={<em>Done</em>} />)
    await waitFor(() => expect(screen.getByText('Done')).toHaveFocus())
  })

  it('to the heading of the screen when it was outside', async () => {
    const page = (hasBar: boolean) => (
      <>
        <main id="main">
          <h1>Mela</h1>
        </main>
        <aside>{hasBar && <button>Close</button>}</aside>
      </>
    )
    const { rerender } = render(page(true))
    await userEvent.click(screen.getByRole('button'))
    rerender(page(false))
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
  })

  it('to the part around it when it is only disabled', async () => {
    const form = (isSent: boolean) => (
      <form aria-label="Feedback">
        <button type="button" disabled={isSent}>
          Send
        </button>
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.click(screen.getByRole('button'))
    rerender(form(true))
    await waitFor(() => expect(screen.getByRole('form')).toHaveFocus())
  })

  it('also when it had got the focus back from a dialog', async () => {
    const page = (isAsking: boolean, isOpen: boolean) => (
      <section aria-label="Break">
        {isOpen && <button>Exclude me</button>}
        {isAsking && <button>Yes</button>}
      </section>
    )
    const { rerender } = render(page(true, true))
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    screen.getByRole('button', { name: 'Exclude me' }).focus()
    rerender(page(false, true))
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.getByRole('button')).toHaveFocus()
    rerender(page(false, false))
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus())
  })

  it('nowhere when the player has moved on', async () => {
    const page = (isOpen: boolean) => (
      <main id="main">
        {isOpen && <button>Claim</button>}
        <input aria-label="Name" />
      </main>
    )
    const { rerender } = render(page(true))
    await claim()
    await userEvent.tab()
    rerender(page(false))
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })
})

describe('a control that disappears without a press', () => {
  const page = (isNear: boolean) => <main id="main">{isNear && <button>Row</button>}</main>

  it('moves no focus, as when a list scrolls', async () => {
    start()
    const { rerender } = render(page(true))
    screen.getByRole('button').focus()
    rerender(page(false))
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.body).toHaveFocus()
  })

  it('may have been pressed before this code had loaded', async () => {
    const { rerender } = render(page(true))
    screen.getByRole('button').focus()
    start()
    rerender(page(false))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })
})
