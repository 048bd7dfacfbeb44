import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type RewardShelf, rewardShelves } from '#api/promotions/rewards.ts'
import { firstAfter, useOnceAt } from '#net/reach/useNow.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { PageRows } from '#ui/list/PageRows.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { RewardRow } from './RewardRow.tsx'
import css from './RewardsScreen.module.css'
import { rewardsAtom } from './rewards.atoms.ts'
import type { RewardSearch } from './rewards.search.ts'
import { emptyTexts, shelfNames } from './rewards.text.ts'

interface Props {
  readonly search: RewardSearch
}

const panel = 'rewards'

export function RewardsScreen({ search }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const shelf = search.tab ?? 'available'
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Reward center</Trans>
      </h1>
      <Tabs<RewardShelf>
        label={t`Rewards`}
        value={shelf}
        onChoose={(tab) => void navigate({ to: '/m/rewardCenter', search: { tab }, replace: true })}
        panelId={panel}
        choices={rewardShelves.map((key) => ({ key, label: t(shelfNames[key]) }))}
      />
      <div id={panel} role="tabpanel" data-wide aria-label={t(shelfNames[shelf])}>
        <Shelf key={shelf} shelf={shelf} />
      </div>
    </>
  )
}

function Shelf({ shelf }: { readonly shelf: RewardShelf }) {
  const pages = useAtomValue(rewardsAtom(shelf))
  const ends = pages.value?.map(({ expiresAt }) => expiresAt) ?? []
  useOnceAt(firstAfter(pages.at, ends), pages.retry)
  return (
    <PageRows
      pages={pages}
      skeleton={<Skeletons count={4} className={css.rows} each={css.skeleton} />}
      empty={<Nothing shelf={shelf} />}
      keyOf={({ id }) => id}
      className={css.rows}
    >
      {(reward) => <RewardRow reward={reward} />}
    </PageRows>
  )
}

function Nothing({ shelf }: { readonly shelf: RewardShelf }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t(emptyTexts[shelf])}
      action={
        <LinkButton to="/m/activity">
          <Trans>See all promotions</Trans>
        </LinkButton>
      }
    />
  )
}
