import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { PromotionDetail } from '#api/promotions/promotions.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { ApplyForm } from './ApplyForm.tsx'
import css from './Participation.module.css'
import { StatusAction } from '#features/promotions/status/StatusAction.tsx'
import { standingOf } from '#features/promotions/activities/activities.rules.ts'
import { claimIntent, standingsAtom } from '#features/promotions/activities/activity.atoms.ts'
import { useClaim, usePlayerOnly } from '#features/promotions/activities/useClaim.ts'

type Props = { readonly promotion: PromotionDetail }

export function Participation({ promotion }: Props) {
  const { t } = useLingui()
  const { own, isAwaited } = useAtomValue(standingsAtom)
  const account = useAtomValue(sessionAtom)?.userName
  const { isPlayer } = usePlayerOnly()
  const { status } = standingOf(promotion, own)
  return (
    <section className={css.part} aria-label={t`Your participation`}>
      {isAwaited ? (
        <Skeleton className={css.skeleton} />
      ) : status === 'join' && isPlayer && account !== undefined ? (
        <ApplyForm key={account} promotion={promotion} account={account} />
      ) : (
        <Standing promotion={promotion} />
      )}
    </section>
  )
}

function Standing({ promotion }: Props) {
  const { own } = useAtomValue(standingsAtom)
  const { act } = usePlayerOnly()
  const standing = standingOf(promotion, own)
  const { id } = promotion
  const { status, claim, isBusy, failureText } = useClaim(claimIntent, { id }, standing.status)
  return (
    <>
      <div className={css.notes}>
        <Alert>{failureText}</Alert>
        {status === 'applying' && (
          <p className={css.note}>
            <Trans>We have received your application. The answer appears here.</Trans>
          </p>
        )}
      </div>
      <div className={css.dock}>
        <StatusAction
          {...standing}
          status={status}
          name={promotion.title}
          startsAt={promotion.startsAt}
          isBusy={isBusy}
          onJoin={() => act(() => undefined)}
          onClaim={() => act(claim)}
        />
      </div>
    </>
  )
}
