import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { LinkList } from '../../features/agency/links/LinkList.tsx'
import { linksAtom } from '../../features/agency/links/links.atoms.ts'
import { Link } from '../../ui/Link.tsx'
import { Shown } from '../../ui/layout/Shown.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import css from './AffiliateSheet.module.css'

export function AgentPanel() {
  return (
    <>
      <Shown read={useAtomValue(linksAtom)} skeleton={<Skeleton className={css.skeleton} />}>
        {({ links }) => <LinkList links={links} />}
      </Shown>
      <div className={css.actions}>
        <Link to="/m/agentRegister" className={buttonClass('primary')}>
          <Trans>New link</Trans>
        </Link>
      </div>
    </>
  )
}
