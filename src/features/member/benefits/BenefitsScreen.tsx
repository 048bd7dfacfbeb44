import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import { type Benefits, getBenefits } from '#api/promotions/benefits.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { Bar } from '#ui/layout/Progress.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { PanelSkeleton } from '#ui/skeleton/RowsSkeleton.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from './BenefitsScreen.module.css'
import { TierTable } from './TierTable.tsx'
import { stepProgressOf } from './benefits.rules.ts'
import { queryAtom } from '#net/query/query.ts'

export const benefitsAtom = queryAtom(getBenefits, () => ({}))

export function BenefitsScreen() {
  return (
    <Page data-wide>
      <Loaded heading="h1" read={useAtomValue(benefitsAtom)} skeleton={<BenefitsSkeleton />}>
        {(benefits) => (
          <>
            <Standing {...benefits} />
            <Panel title={<Trans>Benefits by tier</Trans>} flush>
              <TierTable tiers={benefits.tiers} own={benefits.label} />
            </Panel>
          </>
        )}
      </Loaded>
    </Page>
  )
}

const Standing = ({ label, next }: Benefits) => (
  <section className={css.standing}>
    <header className={css.head}>
      <span className={css.emblem}>
        <Icon name="crown" size="large" />
      </span>
      <div>
        <h1 className={css.label}>
          <Trans>VIP {label}</Trans>
        </h1>
        <p className={css.text}>
          {next ? (
            <Trans comment="The placeholder is the next tier. The bars are deposits and turnover.">
              You reach VIP {next.label} when both bars are full. There is no deadline.
            </Trans>
          ) : (
            <Trans>This is the highest tier.</Trans>
          )}
        </p>
      </div>
    </header>
    {next && (
      <>
        <Progress title={<Trans>Deposits</Trans>} step={next.deposit} />
        <Progress title={<Trans>Turnover</Trans>} step={next.turnover} />
      </>
    )}
  </section>
)

const BenefitsSkeleton = () => (
  <>
    <div className={css.standing} aria-hidden="true">
      <div className={css.head}>
        <Skeleton className={css.emblemSkeleton} />
        <Skeleton className={css.headSkeleton} />
      </div>
      <Skeleton className={css.progressSkeleton} />
      <Skeleton className={css.progressSkeleton} />
    </div>
    <PanelSkeleton rows={7} />
  </>
)

interface Props {
  readonly title: ReactNode
  readonly step: { readonly done: number; readonly need: number }
}

function Progress({ title, step }: Props) {
  const id = useId()
  const money = useAtomValue(moneyAtom)
  const { share, left } = stepProgressOf(step)
  const done = money(step.done)
  const need = money(step.need)
  const missing = money(left)
  return (
    <div className={css.progress}>
      <p className={css.line}>
        <span className={css.title} id={id}>
          {title}
        </span>
        <span className={css.figures}>
          {done} / {need}
        </span>
      </p>
      <Bar value={share} aria-labelledby={id} />
      <p className={css.left}>
        {left > 0 ? (
          <Trans comment="The placeholder is a sum: what is missing to the next VIP tier.">
            {missing} left
          </Trans>
        ) : (
          <Trans>Completed</Trans>
        )}
      </p>
    </div>
  )
}
