import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { may } from '#api/roles.ts'
import { ClosedState } from '#ui/feedback/ClosedState.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { isClosedAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { WaitingContracts } from '#features/agency/contracts/WaitingContracts.tsx'
import css from './AgentRegisterScreen.module.css'
import { LinkForm } from './LinkForm.tsx'
import { LinkList } from './LinkList.tsx'
import { OpenAccount } from './OpenAccount.tsx'
import { linksAtom } from '#features/agency/agency.atoms.ts'

export function AgentRegisterScreen() {
  const isAgent = may(useAtomValue(roleAtom), 'agency')
  return (
    <Page heading={<Trans>Agent registration</Trans>}>{isAgent ? <Agency /> : <NoAgent />}</Page>
  )
}

function Agency() {
  const isClosed = useAtomValue(isClosedAtom)('AGEDOWNMAN3')
  return (
    <>
      <WaitingContracts />
      {isClosed ? (
        <ClosedState title={<Trans>You cannot open accounts right now</Trans>} />
      ) : (
        <Accounts />
      )}
    </>
  )
}

function Accounts() {
  const read = useAtomValue(linksAtom)
  return (
    <Loaded read={read} skeleton={<Skeleton className={css.skeleton} />}>
      {({ maxRebate, links }) => (
        <>
          <LinkForm maxRebate={maxRebate} />
          <OpenAccount maxRebate={maxRebate} />
          <LinkList links={links} />
        </>
      )}
    </Loaded>
  )
}

const NoAgent = () => (
  <EmptyState
    title={<Trans>This page is for agents</Trans>}
    action={
      <LinkButton to="/m/affiliate">
        <Trans>How to become an agent</Trans>
      </LinkButton>
    }
  >
    <Trans>Players invite friends with their own code.</Trans>
  </EmptyState>
)
