import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type Reward, type RewardSource, claimReward } from '#api/promotions/rewards.ts'
import { useFormat } from '#i18n/format.ts'
import { intentAtom } from '#net/intent.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { turnoverOf } from '#features/promotions/activities/activities.rules.ts'
import { useClaim } from '#features/promotions/activities/useClaim.ts'
import { StatusAction } from '#features/promotions/status/StatusAction.tsx'
import css from './RewardRow.module.css'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'

const claimRewardIntent = intentAtom(claimReward)

const sourceNames: Readonly<Record<RewardSource, MessageDescriptor>> = {
  promotion: msg`Promotion`,
  signIn: msg`Daily check-in`,
  invite: msg`Invitation`,
  gift: msg`Gift`,
}

interface Props {
  readonly reward: Reward
}

export function RewardRow({ reward }: Props) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const { id } = reward
  const { status, claim, isBusy, failureText } = useClaim(claimRewardIntent, { id }, reward.status)
  return (
    <article className={css.reward} data-status={status}>
      <p className={css.source}>{t(sourceNames[reward.source])}</p>
      <h2>
        <PlatformText>{reward.title}</PlatformText>
      </h2>
      <p className={css.amount}>{money(reward.amount)}</p>
      <Notes reward={reward} />
      <div className={css.action}>
        <Alert>{failureText}</Alert>
        <StatusAction
          status={status}
          name={reward.title}
          reason={reward.reason}
          turnover={reward.turnover}
          kind="ghost"
          isBusy={isBusy}
          onClaim={claim}
        />
      </div>
    </article>
  )
}

/** Claiming adds a turnover requirement. */
const isTurnoverAhead = ({ status, turnoverTimes }: Reward) =>
  turnoverTimes > 0 && (status === 'claim' || status === 'issued')

function Notes({ reward }: { readonly reward: Reward }) {
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const day = format.date(reward.expiresAt ?? reward.at)
  const clock = format.time(reward.expiresAt ?? reward.at)
  const sum = money(turnoverOf(reward.amount, reward.turnoverTimes))
  return (
    <p className={css.notes}>
      {reward.expiresAt === null ? (
        <span>{day}</span>
      ) : (
        <span>
          <Trans>
            Until {day}, {clock}
          </Trans>
        </span>
      )}
      {isTurnoverAhead(reward) && (
        <span>
          <Trans>You must stake {sum} before withdrawing</Trans>
        </span>
      )}
    </p>
  )
}
