import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { getSite } from '#api/site/site.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { addDialog, removeDialog } from '#ui/overlay/layers.ts'
import css from './Blocking.module.css'
import { retryDelay } from './status.rules.ts'

interface Props {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** Covers open dialogs too; only the platform can remove it. */
export function Blocking({ title, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    addDialog(element)
    return () => {
      element.close()
      removeDialog(element)
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.page}
      data-gate=""
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <div className={css.body}>
        <img src="/icons/favicon.svg" className={css.logo} alt="" />
        <h1 id={id} className={css.title}>
          {title}
        </h1>
        {children}
      </div>
    </dialog>
  )
}

export function useSiteRetry() {
  const [last, setLast] = useState(() => ({ tries: 0, at: Date.now() }))
  const [isBusy, setBusy] = useState(false)
  const retry = useCallback(async () => {
    setBusy(true)
    await invalidate(getSite)
    setBusy(false)
    setLast(({ tries }) => ({ tries: tries + 1, at: Date.now() }))
  }, [])
  const nextAt = last.at + retryDelay(last.tries)
  useEffect(() => {
    if (isBusy) return
    const timer = setTimeout(() => void retry(), Math.max(0, nextAt - Date.now()))
    return () => clearTimeout(timer)
  }, [retry, isBusy, nextAt])
  return { retry, isBusy, nextAt }
}
