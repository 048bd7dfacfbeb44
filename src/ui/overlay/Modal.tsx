import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { Boundary } from '../Boundary.tsx'
import { useListener } from '../useListener.ts'
import css from './Modal.module.css'

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  open: boolean
  onClose: () => void
  /** False while an answer is required: neither Esc nor the backdrop closes it. */
  dismissible?: boolean
}

const exitDuration = 160
/** Milliseconds in which a click outside is ignored: the tap that opened a sheet may arrive twice. */
const ignoredTap = 300

/** Stays rendered during the exit transition, then returns the focus. */
export function Modal({ open, ...rest }: ModalProps) {
  const [isPresent, setPresent] = useState(open)
  if (open && !isPresent) setPresent(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setPresent(false), exitDuration)
    return () => clearTimeout(timer)
  }, [open])
  return isPresent ? <Layer {...rest} open={open} /> : null
}

function giveFocusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
}

/** Animations of the page pause under a dialog. */
const markCovered = () =>
  document.documentElement.toggleAttribute('data-covered', !!document.querySelector('dialog[open]'))

function Layer({ open, onClose, dismissible = true, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const press = useRef({ openedAt: 0, isOutside: false })

  // Not in a cleanup: React restores the focus after cleanups have run.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      opener.current = document.activeElement
      press.current.openedAt = performance.now()
      element.showModal()
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    } else if (!open) {
      element.close()
      giveFocusBack(opener.current)
    }
    markCovered()
  }, [open])

  useEffect(
    () => () => {
      markCovered()
      if (document.activeElement === document.body) giveFocusBack(opener.current)
    },
    [],
  )

  useListener(dialog, 'pointerdown', (event) => {
    press.current.isOutside = event.target === dialog.current
  })
  useListener(dialog, 'click', (event) => {
    const isOutside = event.target === dialog.current && press.current.isOutside
    const isSettled = performance.now() - press.current.openedAt >= ignoredTap
    if (isOutside && dismissible && isSettled) onClose()
  })

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={[css.modal, className].filter(Boolean).join(' ')}
      onCancel={(event) => {
        if (event.target === event.currentTarget && !dismissible) event.preventDefault()
      }}
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose()
      }}
    >
      <Boundary>{children}</Boundary>
    </dialog>
  )
}
