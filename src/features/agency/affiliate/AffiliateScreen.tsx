import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import type { AffiliateTerms, CommissionTier } from '#api/promotions/affiliate.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'
import { useFormat } from '#i18n/format.ts'
import { usePercent } from '#i18n/percent.ts'
import { ChevronSummary } from '#ui/list/ChevronSummary.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { buttonClass } from '#ui/button/Button.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { may } from '#api/roles.ts'
import { AgentPanel } from '#features/agency/panel/AgentPanel.tsx'
import { brandAtom, moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import css from './AffiliateScreen.module.css'
import { Calculator } from './Calculator.tsx'
import { FiguresTable } from '#features/agency/FiguresTable.tsx'
import { affiliateTermsAtom } from '#features/agency/agency.atoms.ts'

interface Props {
  readonly Join: ComponentType<{ readonly className: string; readonly children: ReactNode }>
  readonly service: ReactNode
}

/** The pitch; an agent sees their own panel instead. */
export function AffiliateScreen(props: Props) {
  if (!may(useAtomValue(roleAtom), 'agency')) return <Pitch {...props} />
  return (
    <Page heading={<Trans>Affiliate</Trans>}>
      <AgentPanel />
    </Page>
  )
}

function Pitch({ Join, service }: Props) {
  const brand = useAtomValue(brandAtom)
  return (
    <Page className={css.page} data-wide>
      <header className={css.hero}>
        <h1 className={css.heading}>
          <Trans>Bring players to {brand}</Trans>
        </h1>
        <p>
          <Trans>As an agent, you get a share of what the house earns from your players.</Trans>
        </p>
      </header>
      <Loaded
        read={useAtomValue(affiliateTermsAtom)}
        skeleton={<Skeleton className={css.skeleton} />}
      >
        {(terms) => <Body {...terms} />}
      </Loaded>
      <div className={css.actions}>
        {service}
        <Join className={buttonClass('primary')}>
          <Trans comment="Verb on a short button: take part.">Join</Trans>
        </Join>
      </div>
    </Page>
  )
}

const Body = ({ tiers, faq }: AffiliateTerms) => (
  <>
    <Panel title={<Trans>Commission</Trans>} flush>
      <CommissionTiers tiers={tiers} />
    </Panel>
    <Calculator tiers={tiers} />
    {faq.length > 0 && (
      <div className={css.questions}>
        <Panel title={<Trans>Questions</Trans>} flush>
          {faq.map(({ question, answer }) => (
            <details key={question} className={css.question} name="affiliate-questions">
              <ChevronSummary className={css.asked}>
                <PlatformText className={css.wide}>{question}</PlatformText>
              </ChevronSummary>
              <p className={css.answer}>
                <PlatformText>{answer}</PlatformText>
              </p>
            </details>
          ))}
        </Panel>
      </div>
    )}
  </>
)

function CommissionTiers({ tiers }: { readonly tiers: readonly CommissionTier[] }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const percent = usePercent()
  const money = useAtomValue(moneyAtom)
  return (
    <FiguresTable
      label={t`Commission`}
      heads={[t`Minimum net loss`, t`Active players`, t`Your share`]}
      rows={tiers.map(({ netLoss, players, share }) => [
        money(netLoss),
        count(players),
        percent(share),
      ])}
    />
  )
}
