import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { LinkList } from '../../features/agency/links/LinkList.tsx'
import { linksAtom } from '../../features/agency/links/links.atoms.ts'
import { Shown } from '../../ui/layout/Shown.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import css from './AffiliateSheet.module.css'

export function AgentPanel() {
  return (
    <>
      <Shown read={useAtomValue(linksAtom)} skeleton={<Skeleton className={css.skeleton} />}>
        {({ links }) => <LinkList links={links} />}
      </Shown>
      <div className={css.actions}>
        <LinkButton to="/m/agentRegister">
          <Trans>New link</Trans>
        </LinkButton>
      </div>
    </>
  )
}
