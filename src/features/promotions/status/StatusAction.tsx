import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { ActivityStatus, Turnover } from '../../../api/promotions/activity.ts'
import { Bar } from '../../../ui/layout/Bar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { ButtonKind } from '../../../ui/button/buttonClass.ts'
import type { IconName } from '../../../ui/icon/icons.ts'
import { StartsIn } from './Countdown.tsx'
import css from './StatusAction.module.css'
import { actionOf } from './action.rules.ts'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'

interface StatusActionProps {
  readonly status: ActivityStatus
  readonly name: string
  readonly reason?: string
  readonly turnover?: Turnover | null
  readonly startsAt?: number
  readonly kind?: ButtonKind
  readonly isBusy?: boolean
  readonly onJoin?: () => void
  readonly onClaim?: () => void
}

export function StatusAction(props: StatusActionProps) {
  const { t } = useLingui()
  const { status, name, reason = '', turnover, startsAt, onJoin, onClaim } = props
  switch (actionOf(status)) {
    case 'join':
      return (
        <Press {...props} label={t`Join: ${name}`} onPress={onJoin}>
          <Trans>Join</Trans>
        </Press>
      )
    case 'claim':
      return (
        <Press {...props} label={t`Claim: ${name}`} onPress={onClaim}>
          <Trans>Claim</Trans>
        </Press>
      )
    case 'pending':
      return (
        <State icon="clock">
          <Trans>Pending</Trans>
        </State>
      )
    case 'progress':
      return turnover ? <Progress {...turnover} /> : <Running />
    case 'done':
      return (
        <State icon="check" tone="good">
          <Trans>Done</Trans>
        </State>
      )
    case 'signed':
      return (
        <State icon="check" tone="good">
          <Trans>Signed</Trans>
        </State>
      )
    case 'reason':
      return <Reason text={reason} />
    case 'closed':
      return (
        <State icon="lock">
          <Trans>Closed</Trans>
        </State>
      )
    case 'countdown':
      return (
        <State icon="clock" tone="soon">
          <StartsIn at={startsAt} />
        </State>
      )
  }
}

interface PressProps extends StatusActionProps {
  readonly label: string
  readonly onPress: (() => void) | undefined
  readonly children: ReactNode
}

const Press = ({ label, kind, isBusy, onPress, children }: PressProps) => (
  <Button
    block
    kind={kind ?? 'primary'}
    busy={isBusy ?? false}
    aria-label={label}
    onClick={() => onPress?.()}
  >
    {children}
  </Button>
)

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

const Running = () => (
  <State icon="clock">
    <Trans>In progress</Trans>
  </State>
)

const Reason = ({ text }: { readonly text: string }) => (
  <div className={css.reason}>
    <Icon name="info" size="small" />
    <p>
      <b>
        <Trans>Not accepted</Trans>
      </b>
      {text && <span className={css.why}>{text}</span>}
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
        <Trans>
          {staked} of {wanted} staked
        </Trans>
      </p>
    </div>
  )
}
