import { Plural } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { useLateStars } from '#features/games/own/useLateStars.ts'
import css from './WaitingStars.module.css'
import { Status } from '#ui/feedback/Status.tsx'

export function WaitingStars() {
  const waiting = useLateStars().length
  const count = useFormat().count(waiting)
  return (
    <Status className={css.waiting}>
      {waiting > 0 && (
        <>
          <Icon name="clock" size="small" />
          <Plural
            value={waiting}
            one={`${count} favorite waiting for a connection`}
            other={`${count} favorites waiting for a connection`}
          />
        </>
      )}
    </Status>
  )
}
