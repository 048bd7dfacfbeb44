import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type PromotionType, promotionTypes } from '#api/promotions/promotions.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import css from './ActivityScreen.module.css'
import { ofType } from './activities.rules.ts'
import { promotionsAtom } from './activity.atoms.ts'
import { useTurn } from './useTurn.ts'
import type { ActivitySearch } from '#features/promotions/promotions.search.ts'
import { activityTypeNames } from './activity.text.ts'
import { Poster } from '#ui/art/Poster.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import card from './CardSkeletons.module.css'

const panel = 'activities'

export function ActivityScreen({ search }: { readonly search: ActivitySearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const go = (key: PromotionType | 'all') =>
    void navigate({
      to: '/m/activity',
      search: key === 'all' ? {} : { type: key },
      replace: true,
    })
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Promotions</Trans>
      </h1>
      <Tabs<PromotionType | 'all'>
        label={t`Promotion types`}
        value={search.type ?? 'all'}
        onChoose={go}
        panelId={panel}
        choices={[
          { key: 'all', label: <Trans>All</Trans> },
          ...promotionTypes.map((key) => ({ key, label: t(activityTypeNames[key]) })),
        ]}
      />
      <div
        id={panel}
        role="tabpanel"
        aria-label={t({ message: 'Promotions', comment: 'Tab at the bottom. Very short.' })}
      >
        <Activities type={search.type} />
      </div>
    </>
  )
}

function Activities({ type }: { readonly type: PromotionType | undefined }) {
  const read = useAtomValue(promotionsAtom)
  useTurn(read, read.value ?? [])
  // Shown without a delay, because the prerendered page shows it already.
  if (!read.value && !read.failure) return <CardSkeletons />
  return (
    <Loaded read={read} skeleton={null}>
      {(promotions) => {
        const shown = ofType(promotions, type)
        if (shown.length === 0) return <Nothing />
        return (
          <ul className={css.cards}>
            {shown.map((promotion) => (
              <li key={promotion.id}>
                <ActivityCard promotion={promotion} />
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

const Nothing = () => (
  <EmptyState title={<Trans>No promotions here right now</Trans>}>
    <Trans>Check again later.</Trans>
  </EmptyState>
)

/** The picture is in the same place as on the prerendered page. */
const CardSkeletons = () => (
  <div className={css.cards} aria-busy="true">
    <div>
      <Poster className={card.picture} />
      <Words />
    </div>
    <div>
      <Skeleton className={card.picture} />
      <Words />
    </div>
  </div>
)

const Words = () => (
  <div className={card.words}>
    <Skeleton shape="line" className={card.title} />
    <Skeleton shape="line" />
    <Skeleton shape="line" className={card.period} />
  </div>
)
