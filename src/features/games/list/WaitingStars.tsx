import { Plural } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFormat } from '../../../i18n/format.ts'
import { offlineQueueAtom } from '../../../net/offlineQueue/waiting.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { waitingIds } from '../own/favourites.rules.ts'
import css from './WaitingStars.module.css'

export function WaitingStars() {
  const waiting = waitingIds(useAtomValue(offlineQueueAtom)).length
  const count = useFormat().count(waiting)
  return (
    <output className={css.waiting}>
      {waiting > 0 && (
        <>
          <Icon name="clock" size="small" />
          <Plural
            value={waiting}
            one={`${count} favourite waiting for a connection`}
            other={`${count} favourites waiting for a connection`}
          />
        </>
      )}
    </output>
  )
}
