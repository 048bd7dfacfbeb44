import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ignoreSecondTap } from './doubleTap.ts'

const pay = vi.fn<() => void>()
let now = 0
beforeEach(() => {
  pay.mockClear()
  now += 10_000
})

/** Its first button gives place to another. */
function Page() {
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <div onClickCapture={ignoreSecondTap}>
      {isOpen ? (
        <a href="#pay" onClick={pay}>
          Pay
        </a>
      ) : (
        <button onClick={() => setOpen(true)}>Open</button>
      )}
      <button onClick={() => setCount(count + 1)}>More: {count}</button>
    </div>
  )
}

function tap(name: string | RegExp, after: number, place = 100, pointerType = 'touch') {
  const click = new PointerEvent('click', {
    bubbles: true,
    cancelable: true,
    clientX: place,
    clientY: place,
    pointerType,
  })
  Object.defineProperty(click, 'timeStamp', { value: now + after })
  act(() => void screen.getByText(name).dispatchEvent(click))
}

it.each([
  ['does not press what the first has opened', 150, 104, 'touch', 0],
  ['presses it when it comes later', 400, 104, 'touch', 1],
  ['presses it at another place', 150, 200, 'touch', 1],
  ['of a mouse is none', 150, 104, 'mouse', 1],
] as const)('the second tap of a double tap %s', (_, after, place, pointerType, times) => {
  render(<Page />)
  tap('Open', 0, 100, pointerType)
  tap('Pay', after, place, pointerType)
  expect(pay).toHaveBeenCalledTimes(times)
})

it('handles each tap on the same button', () => {
  render(<Page />)
  tap(/More/, 0)
  tap(/More/, 150)
  expect(screen.getByText('More: 2')).toBeVisible()
})
