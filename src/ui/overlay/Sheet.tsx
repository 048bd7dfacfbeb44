import { useLingui } from '@lingui/react/macro'
import { useId, useRef, type ReactNode } from 'react'
import { Boundary } from '#ui/Boundary.tsx'
import { IconButton } from '#ui/button/Button.tsx'
import { Modal } from './Modal.tsx'
import css from './Sheet.module.css'
import { useSwipeToClose } from './useSwipeToClose.ts'

/** For parts that open and close. */
export interface Openable {
  readonly open: boolean
  readonly onClose: () => void
}

type Props = Openable & {
  title: ReactNode
  /** "Close" by default. */
  closeLabel?: string
  footer?: ReactNode
  dismissible?: boolean
  flush?: boolean
  inAddress?: boolean
  children: ReactNode
}

export function Sheet({ title, footer, flush, children, ...rest }: Props) {
  const { t } = useLingui()
  const { closeLabel = t`Close`, ...modal } = rest
  const id = useId()
  return (
    <Modal {...modal} className={css.sheet} aria-labelledby={id} data-flush={flush}>
      <div className={css.panel}>
        <Header {...modal} id={id} title={title} closeLabel={closeLabel} />
        <div className={css.body}>
          <Boundary>{children}</Boundary>
        </div>
        {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
      </div>
    </Modal>
  )
}

type HeaderProps = Pick<Props, 'onClose' | 'title' | 'dismissible'> & {
  id: string
  closeLabel: string
}

function Header({ id, title, closeLabel, onClose, dismissible = true }: HeaderProps) {
  const ref = useRef<HTMLDivElement>(null)
  useSwipeToClose(ref, () => dismissible && onClose())
  return (
    <div ref={ref} className={css.header}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  )
}
