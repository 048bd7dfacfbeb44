import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type RewardShelf, listRewards, rewardShelves } from '#api/promotions/rewards.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { cachedFamily } from '#net/query/family.ts'
import { onEveryReturn } from '#net/query/polling.ts'
import { pagesAtom } from '#net/query/query.ts'
import { firstAfter, useOnceAt } from '#net/reach/useNow.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { PageRows } from '#ui/list/PageRows.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { RewardRow } from './RewardRow.tsx'
import css from './RewardsScreen.module.css'
import type { RewardSearch } from '#features/promotions/promotions.search.ts'

const pageSize = 20

const rewardsAtom = cachedFamily((shelf: RewardShelf) =>
  pagesAtom(
    listRewards,
    (get, pageNo) => ({ shelf, language: get(languageAtom), pageNo, pageSize }),
    onEveryReturn,
  ),
)

const shelfNames: Readonly<Record<RewardShelf, MessageDescriptor>> = {
  available: msg({ message: 'To claim', comment: 'Tab: rewards that can be claimed. Short.' }),
  progress: msg`In progress`,
  history: msg({ message: 'History', comment: 'Tab: rewards of the past. Short.' }),
}

const emptyTexts: Readonly<Record<RewardShelf, MessageDescriptor>> = {
  available: msg`You have no rewards to claim`,
  progress: msg`No rewards in progress`,
  history: msg`No rewards yet`,
}

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
