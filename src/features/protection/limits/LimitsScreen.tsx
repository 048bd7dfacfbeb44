import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { limitKinds } from '#api/money/limits.ts'
import { useNow } from '#net/reach/useNow.ts'
import { Columns } from '#ui/layout/Page.tsx'
import { PanelSkeleton } from '#ui/skeleton/RowsSkeleton.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { BreakPanels, RunningBreak } from '#features/protection/breaks/BreakPanels.tsx'
import { ChangesPanel } from './ChangesPanel.tsx'
import css from './LimitsScreen.module.css'
import { MoneyPanel } from './MoneyPanel.tsx'
import { TimePanel } from './TimePanel.tsx'
import { protectionAtom } from '#features/protection/protection.atoms.ts'
import {
  type OwnProtection,
  breakAt,
  limitAt,
  sessionAt,
} from '#features/protection/protection.rules.ts'

export function LimitsScreen() {
  return (
    <Columns heading={<Trans>Playing limits</Trans>}>
      <p className={css.intro}>
        <Trans>
          Decide how much money and time you want to spend before you play. A stricter limit takes
          effect immediately, a looser one after 24 hours.
        </Trans>
      </p>
      <Loaded read={useAtomValue(protectionAtom)} skeleton={<Skeletons />}>
        {(protection) => <Protection protection={protection} />}
      </Loaded>
    </Columns>
  )
}

function Protection({ protection }: { readonly protection: OwnProtection }) {
  const now = useNow(60_000)
  const { session, realityMinutes } = protection
  const limits = protection.limits.map((limit) => limitAt(limit, now))
  const pause = breakAt(protection.break, now)
  return (
    <>
      {pause && <RunningBreak pause={pause} />}
      {limitKinds.map((kind) => (
        <MoneyPanel key={kind} kind={kind} limits={limits.filter((limit) => limit.kind === kind)} />
      ))}
      <TimePanel session={sessionAt(session, now)} realityMinutes={realityMinutes} />
      <BreakPanels pause={pause} now={now} />
      <ChangesPanel />
    </>
  )
}

const Skeletons = () => limitKinds.map((kind) => <PanelSkeleton key={kind} rows={3} />)
