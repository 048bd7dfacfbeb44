import { Trans } from '@lingui/react/macro'
import { type Break, isExclusion } from '../../../api/money/limits.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import css from '../limits/LimitsScreen.module.css'
import { useProtectionText } from '../useProtectionText.ts'

export function RunningBreak({ pause }: { readonly pause: Break }) {
  const { moment } = useProtectionText()
  return (
    <div className={css.running}>
      <Icon name="pause" />
      <div>
        <p className={css.strong}>
          <Sentence pause={pause} end={pause.until === null ? null : moment(pause.until)} />
        </p>
        <p className={css.note}>
          <Trans>You can withdraw, but not deposit or play.</Trans>
        </p>
      </div>
    </div>
  )
}

function Sentence({ pause, end }: { readonly pause: Break; readonly end: string | null }) {
  if (end === null) return <Trans>You have excluded yourself permanently</Trans>
  return isExclusion(pause.length) ? (
    <Trans>You have excluded yourself until {end}</Trans>
  ) : (
    <Trans>You are on a break until {end}</Trans>
  )
}
