import { useId, type ReactNode } from 'react'
import { Boundary } from '../Boundary.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Modal } from './Modal.tsx'
import css from './Sheet.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  footer?: ReactNode
  dismissible?: boolean
  flush?: boolean
  children: ReactNode
}

export function Sheet({ title, closeLabel, footer, flush, children, ...modal }: Props) {
  const id = useId()
  return (
    <Modal {...modal} className={css.sheet} aria-labelledby={id} data-flush={flush}>
      <div className={css.panel}>
        <div className={css.header}>
          <h2 className={css.title} id={id}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={modal.onClose} />
        </div>
        <div className={css.body}>
          <Boundary>{children}</Boundary>
        </div>
        {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
      </div>
    </Modal>
  )
}
