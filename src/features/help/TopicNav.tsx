import { Trans, useLingui } from '@lingui/react/macro'
import type { HelpTopic } from '#api/content/help.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './TopicNav.module.css'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'

interface Props {
  readonly topics: readonly HelpTopic[]
  readonly current: number
  readonly query: string
}

export function TopicNav({ topics, current, query }: Props) {
  const { t } = useLingui()
  return (
    <nav className={css.nav} aria-label={t`Help topics`}>
      <h2 className={css.heading}>
        <Trans>All topics</Trans>
      </h2>
      <ul className={css.topics}>
        {topics.map(({ id, title }, i) => (
          <li key={id}>
            <Link
              to="/m/helpDetail"
              search={{ i, q: query || undefined }}
              className={css.topic}
              current={i === current}
            >
              <span className={css.title}>
                <PlatformText>{title}</PlatformText>
              </span>
              <Icon name="chevron-right" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
