import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import css from './ReasonedButton.module.css'

type Props = ComponentProps<typeof Button> & {
  /** Why it cannot be pressed now; it stays in the tab order, and whoever reaches it hears why. */
  readonly reason: ReactNode
}

/** A button that says why when it cannot work: without a network, for one. */
export function ReasonedButton({ reason, onClick, ...button }: Props) {
  const id = useId()
  if (!reason) return <Button {...button} onClick={onClick} />
  return (
    <>
      <Button
        {...button}
        className={css.stopped}
        aria-describedby={id}
        aria-disabled
        onClick={(event) => event.preventDefault()}
      />
      <p className={css.reason} id={id}>
        <Icon name="offline" size="small" />
        {reason}
      </p>
    </>
  )
}
