import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { may } from '#api/roles.ts'
import type { PlaySession } from '#features/protection/protection.rules.ts'
import { AgeLine } from '#i18n/age/AgeLine.tsx'
import { platformNow, platformTime } from '#net/reach/clock.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Facts } from '#ui/layout/Facts.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import { playSessionAtom } from '#features/protection/protection.atoms.ts'
import { minutesSince, untilNextCheck } from './reality.rules.ts'
import { useProtectionText } from '#features/protection/useProtectionText.ts'

interface Props {
  /** A stake is at risk: the dialog waits for the end of the round. */
  readonly isRoundOpen: boolean
  readonly onStop: () => void
}

/** A trial has no limits, and the platform keeps no session of its play. */
export function RealityWatch(props: Props): ReactNode {
  return may(useAtomValue(roleAtom), 'money') && <PlayerWatch {...props} />
}

function PlayerWatch({ isRoundOpen, onStop }: Props) {
  const { t } = useLingui()
  const read = useAtomValue(playSessionAtom)
  // The platform's time is unknown before its first answer.
  const [openedAt] = useState(Date.now)
  const [isDue, setDue] = useState(false)
  const refresh = useEffectEvent(read.retry)
  const startedAt = read.value?.startedAt ?? platformTime(openedAt)
  const interval = read.value?.realityMinutes ?? null
  // The cached answer may be of an earlier session.
  useEffect(() => refresh(), [])
  useEffect(() => {
    if (interval === null || isDue) return
    const tell = () => {
      refresh()
      setDue(true)
    }
    const timer = setTimeout(tell, untilNextCheck(startedAt, interval, platformNow()))
    return () => clearTimeout(timer)
  }, [startedAt, interval, isDue])
  if (!read.value) return null
  return (
    <Dialog
      open={isDue && !isRoundOpen}
      title={t`Reality check`}
      cancelLabel={t`Keep playing`}
      onCancel={() => setDue(false)}
      confirmLabel={t`Stop playing`}
      onConfirm={() => {
        setDue(false)
        onStop()
      }}
    >
      <AgeLine of={read} />
      <Played session={read.value} startedAt={startedAt} />
    </Dialog>
  )
}

function Played({ session, startedAt }: { session: PlaySession; startedAt: number }) {
  const { money, duration } = useProtectionText()
  return (
    <Facts
      facts={[
        {
          key: 'time',
          name: (
            <Trans comment="Heading; a duration follows, such as 1 hour.">
              You have played for
            </Trans>
          ),
          value: duration(minutesSince(startedAt, platformNow())),
        },
        {
          key: 'staked',
          name: (
            <Trans comment="Heading in the reminder while playing; a sum follows.">Staked</Trans>
          ),
          value: money(session.staked),
        },
        {
          key: 'net',
          name:
            session.net < 0 ? (
              <Trans comment="Heading in the reminder while playing; a sum follows.">Lost</Trans>
            ) : (
              <Trans>Won</Trans>
            ),
          value: money(Math.abs(session.net)),
          isSum: true,
        },
      ]}
    />
  )
}
