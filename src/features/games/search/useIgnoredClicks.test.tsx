import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useIgnoredClicks } from './useIgnoredClicks.ts'

function Overlay({ onPlay }: { readonly onPlay: () => void }) {
  const part = useRef<HTMLDivElement>(null)
  useIgnoredClicks(part)
  return (
    <div ref={part}>
      <button type="button" onClick={onPlay}>
        Play
      </button>
    </div>
  )
}

it('ignores the second tap of a double tap that opened it, and no later one', async () => {
  vi.useFakeTimers()
  const onPlay = vi.fn<() => void>()
  render(<Overlay onPlay={onPlay} />)
  await act(async () => vi.advanceTimersByTimeAsync(250))
  fireEvent.click(screen.getByText('Play'))
  expect(onPlay).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTimeAsync(60))
  fireEvent.click(screen.getByText('Play'))
  expect(onPlay).toHaveBeenCalledOnce()
})
