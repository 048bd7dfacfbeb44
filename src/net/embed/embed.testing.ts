import { act } from '@testing-library/react'
import { vi } from 'vitest'

export const gameOrigin = 'https://play.example'

interface Sender {
  readonly origin?: string
  readonly source?: object | null
}

/** An embed: `say` sends a message as its page would, or from another origin or window; `go` removes its window. */
export function embedded() {
  const frame = document.createElement('iframe')
  const heard = vi.fn<(message: unknown, to: string) => void>()
  // happy-dom loads no frames, and gives this one no window.
  const own = { postMessage: heard }
  const windowIs = (contentWindow: object | null) =>
    Object.defineProperty(frame, 'contentWindow', { value: contentWindow, configurable: true })
  windowIs(own)
  const say = (data: unknown, { origin = gameOrigin, source = own }: Sender = {}) =>
    act(() => void dispatchEvent(Object.assign(new Event('message'), { data, origin, source })))
  return { frame, heard, say, go: () => void windowIs(null) }
}
