import { type RefObject, useRef } from 'react'
import { useListener } from '#ui/useListener.ts'

/** CSS pixels beyond which a released sheet does not come back. */
const far = 96
/** CSS pixels per millisecond from which a release counts as a swipe. */
const fast = 0.5

interface Drag {
  readonly pixels: number
  readonly milliseconds: number
}

export const isSwiped = ({ pixels, milliseconds }: Drag) =>
  pixels >= far || (pixels > 16 && pixels / Math.max(1, milliseconds) >= fast)

/** The dialog follows a finger on its handle and closes when swiped; its own transition continues from there. */
export function useSwipeToClose(handle: RefObject<HTMLElement | null>, onSwiped: () => void) {
  const start = useRef<{ readonly y: number; readonly at: number } | null>(null)
  const place = (pixels: number, isHeld: boolean) => {
    const dialog = handle.current?.closest('dialog')
    if (!dialog) return
    dialog.style.transition = isHeld ? 'none' : ''
    dialog.style.translate = pixels > 0 ? `0 ${pixels}px` : ''
  }
  const end = (event: PointerEvent) => {
    if (!start.current) return
    const pixels = event.clientY - start.current.y
    const milliseconds = event.timeStamp - start.current.at
    start.current = null
    place(0, false)
    if (event.type === 'pointerup' && isSwiped({ pixels, milliseconds })) onSwiped()
  }
  useListener(handle, 'pointerdown', (event) => {
    const isControl = event.target instanceof Element && event.target.closest('button')
    if (event.pointerType !== 'touch' || isControl) return
    start.current = { y: event.clientY, at: event.timeStamp }
    handle.current?.setPointerCapture(event.pointerId)
  })
  useListener(handle, 'pointermove', ({ clientY }) => {
    if (start.current) place(clientY - start.current.y, true)
  })
  useListener(handle, 'pointerup', end)
  useListener(handle, 'pointercancel', end)
}
