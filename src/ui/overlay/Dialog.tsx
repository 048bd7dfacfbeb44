import { useId, type ReactNode } from 'react'
import { MotifArt } from '#ui/art/MotifArt.tsx'
import type { Motif } from '#ui/art/motifs/motifs.ts'
import { Button } from '#ui/button/Button.tsx'
import { Modal } from './Modal.tsx'
import css from './Dialog.module.css'

type Props = {
  open: boolean
  title: ReactNode
  confirmLabel: string
  onConfirm: () => void
  /** Without it, the dialog has one button, and Esc presses it. */
  cancelLabel?: string
  onCancel?: () => void
  kind?: 'primary' | 'danger'
  /** Esc and a tap outside do not answer it; without `cancelLabel`, Back does not either. */
  firm?: boolean
  art?: ReactNode
  children?: ReactNode
}

export function Dialog(props: Props) {
  const { open, title, confirmLabel, onConfirm, cancelLabel, onCancel = onConfirm } = props
  const { kind = 'primary', firm = false, art, children } = props
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onCancel}
      dismissible={!firm}
      takesBack={!firm || cancelLabel !== undefined}
      className={css.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <div className={css.panel}>
        {art}
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        <div className={css.text} id={`${id}-text`}>
          {children}
        </div>
        <div className={css.answers}>
          {cancelLabel !== undefined && (
            <Button kind="ghost" onClick={onCancel} data-autofocus={kind === 'danger' || undefined}>
              {cancelLabel}
            </Button>
          )}
          <Button kind={kind} onClick={onConfirm} data-autofocus={kind === 'primary' || undefined}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

export const DialogArt = ({ motif }: { readonly motif: Motif }) => (
  <span className={css.art}>
    <MotifArt className={css.motif} motif={motif} palette={5} />
  </span>
)
