import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { LinkList } from '../../features/agency/links/LinkList.tsx'
import { linksAtom } from '../../features/agency/links/links.atoms.ts'
import { Loaded } from '../../ui/layout/Loaded.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import css from './AffiliateSheet.module.css'

export function AgentPanel() {
  return (
    <>
      <Loaded read={useAtomValue(linksAtom)} skeleton={<Skeleton className={css.skeleton} />}>
        {({ links }) => <LinkList links={links} />}
      </Loaded>
      <div className={css.actions}>
        <LinkButton to="/m/agentRegister">
          <Trans>New link</Trans>
        </LinkButton>
      </div>
    </>
  )
}
