import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { ActivityStatus, Turnover } from '#api/promotions/activity.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'
import { Bar } from '#ui/layout/Progress.tsx'
import { Button, type ButtonKind } from '#ui/button/Button.tsx'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import { activityStatusNames } from '#features/promotions/activities/activity.text.ts'
import { StartsIn } from './Countdown.tsx'
import css from './StatusAction.module.css'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'

interface StatusActionProps {
  readonly status: ActivityStatus
  readonly name: string
  readonly reason?: string
  readonly turnover?: Turnover | null
  readonly startsAt?: number
  readonly kind?: ButtonKind
  readonly isBusy?: boolean
  /** Without it, Join submits the form around it. */
  readonly onJoin?: () => void
  readonly onClaim?: () => void
}

export function StatusAction(props: StatusActionProps) {
  const { status, name, reason = '', turnover, startsAt, onJoin, onClaim } = props
  const { t } = useLingui()
  const look = { block: true, kind: props.kind ?? 'primary', busy: props.isBusy ?? false } as const
  if (status === 'process' && turnover) return <Progress {...turnover} />
  switch (status) {
    case 'join':
      return (
        <Button
          {...look}
          type={onJoin ? 'button' : 'submit'}
          aria-label={t`Join: ${name}`}
          onClick={onJoin}
        >
          <Trans>Join</Trans>
        </Button>
      )
    case 'claim':
    case 'issued':
      return (
        <Button {...look} aria-label={t`Claim: ${name}`} onClick={() => onClaim?.()}>
          <Trans comment="Verb on a short button: take a reward.">Claim</Trans>
        </Button>
      )
    case 'rejected':
      return <Reason text={reason} />
    case 'coming':
      return (
        <State icon="clock" tone="soon">
          <StartsIn at={startsAt} />
        </State>
      )
    default:
      return <State {...looks[status]}>{t(activityStatusNames[status])}</State>
  }
}

const looks = {
  applying: { icon: 'clock' },
  process: { icon: 'clock' },
  claimed: { icon: 'check', tone: 'good' },
  signed: { icon: 'check', tone: 'good' },
  close: { icon: 'lock' },
} as const

interface StateProps {
  readonly icon: IconName
  readonly tone?: 'good' | 'soon'
  readonly children: ReactNode
}

const State = ({ icon, tone, children }: StateProps) => (
  <p className={css.state} data-tone={tone}>
    <Icon name={icon} size="small" />
    <span>{children}</span>
  </p>
)

const Reason = ({ text }: { readonly text: string }) => (
  <div className={css.reason}>
    <Icon name="info" size="small" />
    <p>
      <b>
        <Trans>Rejected</Trans>
      </b>
      {text && <PlatformText>{text}</PlatformText>}
    </p>
  </div>
)

function Progress({ done, need }: Turnover) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const [staked, wanted] = [money(done), money(need)]
  return (
    <div className={css.progress}>
      <Bar value={done} max={need} aria-label={t`Turnover`} />
      <p>
        <Trans comment="Two sums of money: what has been bet and what is needed.">
          {staked} of {wanted} staked
        </Trans>
      </p>
    </div>
  )
}
