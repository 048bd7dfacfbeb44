import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { Boundary } from '#ui/Boundary.tsx'
import { IconButton } from '#ui/button/Button.tsx'
import { Modal } from './Modal.tsx'
import css from './Drawer.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  heading?: ReactNode
  children: ReactNode
}

export function Drawer({ title, heading, children, ...modal }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Modal {...modal} className={css.drawer} aria-labelledby={id}>
      <div className={css.panel}>
        <div className={css.header}>
          {heading}
          <h2 className={heading === undefined ? css.title : 'visually-hidden'} id={id}>
            {title}
          </h2>
          <IconButton icon="close" label={t`Close`} onClick={modal.onClose} />
        </div>
        <div className={css.body}>
          <Boundary>{children}</Boundary>
        </div>
      </div>
    </Modal>
  )
}
