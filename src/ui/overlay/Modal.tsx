import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react'
import { Boundary } from '#ui/Boundary.tsx'
import { useListener } from '#ui/useListener.ts'
import { coverFirstPage } from './firstPage.ts'
import { addDialog, closeDialog, removeDialog, topDialog } from './layers.ts'
import css from './Modal.module.css'

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  open: boolean
  onClose: () => void
  /**
   * False if an answer is required: Esc and a tap outside do not give one. Back does, because it must not leave the
   * page.
   */
  dismissible?: boolean
  /** False if the only answer is to continue: Back leaves the page. */
  takesBack?: boolean
  /** The URL contains its open state, so that Back closes it anyway. */
  inAddress?: boolean
}

const exitDuration = 160
/** Milliseconds in which a click outside is ignored: the tap that opened a sheet may arrive twice. */
const ignoredTap = 300

/** Opens after the press is painted. Stays rendered during the exit transition, then returns the focus. */
export function Modal({ open: isWanted, ...rest }: ModalProps) {
  const wasWanted = useDeferredValue(isWanted)
  const open = isWanted && wasWanted
  const [isPresent, setPresent] = useState(open)
  if (open && !isPresent) setPresent(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setPresent(false), exitDuration)
    return () => clearTimeout(timer)
  }, [open])
  return isPresent ? <Layer {...rest} open={open} /> : null
}

function returnFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  focusPage()
}

/** Without a focused element, a screen reader would read the whole page when it returns from the dialog. */
function focusPage() {
  const heading = document.querySelector<HTMLElement>('#main :is(h1, h2)')
  if (document.activeElement !== document.body || !heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Lets Back close a dialog before it leaves the page, even in browsers that do not: Chrome before 126, and iPhones. */
function useBackCloses(dialog: RefObject<HTMLDialogElement | null>, isClosable: boolean) {
  const router: RegisteredRouter | null = useRouter({ warn: false })
  // As early as the dialog is visible.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isClosable || !element || !router) return undefined
    const uncover = coverFirstPage(element, router.history)
    const release = router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || topDialog() !== element) return false
        closeDialog(element)
        return true
      },
    })
    return () => {
      uncover()
      release()
    }
  }, [dialog, router, isClosable])
}

/** Does not use the dialog's `cancel` event, which may be caused by Back. */
function useIgnoredEsc(dialog: RefObject<HTMLDialogElement | null>, isIgnored: boolean) {
  useEffect(() => {
    if (!isIgnored) return undefined
    const ignore = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && topDialog() === dialog.current) event.preventDefault()
    }
    document.addEventListener('keydown', ignore)
    return () => document.removeEventListener('keydown', ignore)
  }, [dialog, isIgnored])
}

function Layer({ open, onClose, dismissible = true, ...props }: ModalProps) {
  const { takesBack = true, inAddress = false, className, children, ...rest } = props
  const [closings, setClosings] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const press = useRef({ openedAt: 0, isOutside: false })

  // Not in a cleanup: React restores the focus after cleanups have run.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      focusPage()
      opener.current = document.activeElement
      press.current.openedAt = performance.now()
      element.showModal()
      addDialog(element)
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    } else if (!open) {
      element.close()
      removeDialog(element)
      returnFocus(opener.current)
    }
    // Reopens a dialog that the browser has closed but that should still be open.
  }, [open, closings])

  useLayoutEffect(() => {
    const element = dialog.current
    return () => void (element && removeDialog(element))
  }, [])
  useEffect(
    () => () => {
      if (document.activeElement === document.body) returnFocus(opener.current)
    },
    [],
  )

  useBackCloses(dialog, open && takesBack && !inAddress)
  useIgnoredEsc(dialog, open && !dismissible)
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
      closedby={takesBack ? 'closerequest' : 'none'}
      className={[css.modal, className].filter(Boolean).join(' ')}
      onCancel={(event) => {
        if (event.target === event.currentTarget && !takesBack) event.preventDefault()
      }}
      onClose={(event) => {
        if (!open || event.currentTarget.open) return
        onClose()
        setClosings(closings + 1)
      }}
    >
      <Boundary>{children}</Boundary>
    </dialog>
  )
}
