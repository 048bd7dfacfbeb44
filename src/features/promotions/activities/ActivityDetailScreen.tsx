import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { PromotionDetail } from '#api/promotions/promotions.ts'
import { useFormat } from '#i18n/format.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Facts } from '#ui/layout/Facts.tsx'
import { ServerHtml } from '#ui/html/ServerHtml.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import css from './ActivityDetailScreen.module.css'
import { ActivityPicture, PromotionPeriod } from './ActivityCard.tsx'
import { Participation } from '#features/promotions/apply/Participation.tsx'
import { turnoverOf } from './activities.rules.ts'
import { promotionAtom } from './activity.atoms.ts'
import { useTurn } from './useTurn.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'

export function ActivityDetailScreen({ id }: { readonly id: string }) {
  const read = useAtomValue(promotionAtom(id))
  useTurn(read, read.value ? [read.value] : [])
  if (id === '' || read.failure?.code === 'not_found') return <Gone />
  return (
    <Loaded heading="h1" read={read} skeleton={<DetailSkeleton />}>
      {(promotion) => (
        <article className={css.page} data-wide>
          <ActivityPicture picture={promotion.picture} />
          <div className={css.words}>
            <h1 className={css.title}>
              <PlatformText>{promotion.title}</PlatformText>
            </h1>
            <p className={css.summary}>
              <PlatformText>{promotion.summary}</PlatformText>
            </p>
            <PromotionPeriod promotion={promotion} />
            <Terms promotion={promotion} />
            <Rules html={promotion.rules} />
          </div>
          <Participation key={promotion.id} promotion={promotion} />
        </article>
      )}
    </Loaded>
  )
}

type Props = { readonly promotion: PromotionDetail }

function Terms({ promotion: { amount, turnoverTimes } }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  if (amount === null) return null
  const [times, sum] = [format.count(turnoverTimes), money(turnoverOf(amount, turnoverTimes))]
  return (
    <Facts
      facts={[
        { key: 'reward', name: t`Reward`, value: money(amount) },
        {
          key: 'turnover',
          name: t`Stake before withdrawing`,
          value:
            turnoverTimes > 0
              ? t({
                  message: `${sum} (${times}×)`,
                  comment: 'A sum of money and how many times a reward must be bet.',
                })
              : t({
                  message: 'Nothing',
                  comment: 'Value beside “Stake before withdrawing”: no turnover is needed.',
                }),
        },
      ]}
    />
  )
}

const Rules = ({ html }: { readonly html: string }) => (
  <section className={css.rules}>
    <h2 className="visually-hidden">
      <Trans>Rules</Trans>
    </h2>
    <ServerHtml
      html={html}
      waiting={<Skeleton className={css.waiting} />}
      failed={
        <p>
          <Trans>The rules could not be loaded. Open the page again.</Trans>
        </p>
      }
    />
  </section>
)

const Gone = () => (
  <EmptyState
    heading="h1"
    title={<Trans>This promotion is no longer available</Trans>}
    action={
      <LinkButton to="/m/activity">
        <Trans>See all promotions</Trans>
      </LinkButton>
    }
  >
    <Trans>It may have ended, or the link may be incomplete.</Trans>
  </EmptyState>
)

const DetailSkeleton = () => (
  <div className={css.page} data-wide>
    <Skeleton className={css.skeletonPicture} />
    <div className={css.words}>
      <Skeleton className={css.waiting} />
    </div>
  </div>
)
