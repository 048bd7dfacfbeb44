import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { helpAtom } from '#features/help/help.atoms.ts'
import { PlatformText } from '#i18n/foreign/Name.tsx'
import { Link } from '#ui/Link.tsx'
import css from './Footer.module.css'

export function HelpTopics() {
  const topics = useAtomValue(helpAtom).value ?? []
  return (
    <ul className={css.topics}>
      {topics.map(({ id, title }, i) => (
        <li key={id}>
          <Link to="/m/helpDetail" search={{ i }} className={css.topic}>
            <PlatformText>{title}</PlatformText>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/m/help" className={css.topic}>
          <Trans>All help topics</Trans>
        </Link>
      </li>
    </ul>
  )
}
