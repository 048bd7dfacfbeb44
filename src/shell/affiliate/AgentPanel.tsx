import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { LinkList } from '../../features/agency/links/LinkList.tsx'
import { linksAtom } from '../../features/agency/links/links.atoms.ts'
import { useReadWords } from '../../i18n/text/useReadWords.tsx'
import { Link } from '../../ui/Link.tsx'
import { Shown } from '../../ui/layout/Shown.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import css from './AffiliateSheet.module.css'

export function AgentPanel() {
  const words = useReadWords()
  return (
    <>
      <Shown
        read={useAtomValue(linksAtom)}
        words={words}
        skeleton={<Skeleton className={css.ghost} />}
      >
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
