import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useClock } from '../../../device/useClock.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { EmbedBar } from '../../../ui/feedback/Embed.tsx'
import css from './GameBar.module.css'
import { clockOf } from '../../../i18n/clock.ts'
import { useDigits } from '../../../i18n/digits.ts'

interface Props {
  readonly name: string
  readonly isFree: boolean
  /** When the game was first shown, epoch milliseconds. */
  readonly openedAt: number | null
  readonly balance: ReactNode
  readonly onExit: () => void
}

export function GameBar({ name, isFree, openedAt, balance, onExit }: Props) {
  const { t } = useLingui()
  return (
    <EmbedBar name={name} closeLabel={t`Exit game`} onClose={onExit}>
      {openedAt !== null && <Elapsed since={openedAt} />}
      {isFree ? <Badge kind="teal">{t`Free play`}</Badge> : balance}
    </EmbedBar>
  )
}

function Elapsed({ since }: { readonly since: number }) {
  const { t } = useLingui()
  const [digits, now] = [useDigits(), useClock(1000)]
  return (
    <span className={css.elapsed} role="timer" aria-label={t`Time played`}>
      {digits(clockOf(now - since))}
    </span>
  )
}
