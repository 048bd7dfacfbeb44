import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import css from './ReasonedButton.module.css'

type Props = ComponentProps<typeof Button> & {
  /** Read out on focus: the disabled button stays in the tab order. */
  readonly reason: ReactNode
  readonly reasonIcon?: IconName
}

export function ReasonedButton({ reason, reasonIcon = 'offline', onClick, ...button }: Props) {
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
        <Icon name={reasonIcon} size="small" />
        {reason}
      </p>
    </>
  )
}
