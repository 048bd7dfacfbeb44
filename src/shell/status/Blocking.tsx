import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { addDialog, removeDialog } from '#ui/overlay/layers.ts'
import css from './Blocking.module.css'

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
