import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { HelpTopic } from '#api/content/help.ts'
import { Link } from '#ui/Link.tsx'
import { IconButton } from '#ui/button/Button.tsx'
import { useInView } from '#ui/viewport.ts'
import { TopicText } from './TopicText.tsx'
import css from './TopicRow.module.css'
import type { Excerpt } from './search.rules.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'

interface Props {
  readonly topic: HelpTopic
  readonly index: number
  readonly query: string
  readonly excerpt: Excerpt | null
  readonly isWanted: boolean
  readonly isCurrent: boolean
}

export function TopicRow({ topic, index, query, excerpt, isWanted, isCurrent }: Props) {
  const [isOpen, setOpen] = useState(isWanted)
  const { t } = useLingui()
  const text = useId()
  const row = useInView<HTMLLIElement>(isWanted)
  const { title } = topic
  return (
    <li ref={row} className={css.row}>
      <div className={css.head}>
        <Link
          to="/m/helpDetail"
          search={{ i: index, q: query || undefined }}
          className={css.link}
          current={isCurrent}
        >
          <h2 className={css.title}>
            <PlatformText>{title}</PlatformText>
          </h2>
          {excerpt && <Around excerpt={excerpt} />}
        </Link>
        <IconButton
          icon="chevron-down"
          className={css.arrow}
          label={t({
            message: `Read here: ${title}`,
            comment:
              'Name of a button for screen readers: unfold the help topic in place instead of opening it.',
          })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? text : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div id={text} className={css.text}>
          <TopicText topic={topic} isTall={isWanted} />
        </div>
      )}
    </li>
  )
}

const Around = ({ excerpt }: { readonly excerpt: Excerpt }) => (
  <p className={css.excerpt}>
    {excerpt.before}
    <mark>{excerpt.match}</mark>
    {excerpt.after}
  </p>
)
