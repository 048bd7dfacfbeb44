import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useClock } from '#device/useClock.ts'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import css from './AgeLine.module.css'
import { type Aged, isAgeWorthSaying, isSameDay } from './age.rules.ts'
import { useFormat } from '#i18n/format.ts'

/** "As of 14:05", shown where a read may be out of date: `<AgeLine of={read} />`. */
export function AgeLine({ of: read }: { readonly of: Aged }) {
  const isOnline = useAtomValue(isOnlineAtom)
  const now = useClock(60_000)
  const isShown = useSettled(isAgeWorthSaying(read, isOnline, now), isOnline)
  const { time, date } = useFormat()
  if (!isShown || read.at === undefined) return null
  const clock = time(read.at)
  const day = date(read.at)
  return (
    <p className={css.age} data-stale>
      {isSameDay(read.at, now) ? (
        <Trans>As of {clock}</Trans>
      ) : (
        <Trans comment="How old what is shown is: {clock} is a time, {day} a date.">
          As of {clock}, {day}
        </Trans>
      )}
    </p>
  )
}

const patience = 2500

function useSettled(isWanted: boolean, isOnline: boolean) {
  const [isShown, setShown] = useState(isWanted && !isOnline)
  useEffect(() => {
    const timer = setTimeout(() => setShown(isWanted), isWanted && isOnline ? patience : 0)
    return () => clearTimeout(timer)
  }, [isWanted, isOnline])
  return isShown && isWanted
}
