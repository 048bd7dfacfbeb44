import { Trans } from '@lingui/react/macro'
import type { HelpTopic } from '#api/content/help.ts'
import { ServerHtml } from '#ui/html/ServerHtml.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import css from './TopicText.module.css'

interface Props {
  readonly topic: HelpTopic
  /** A screen high while the text loads, so that the page can scroll to it. */
  readonly isTall?: boolean
}

export const TopicText = ({ topic, isTall = false }: Props) => (
  <ServerHtml
    className={css.text ?? ''}
    html={topic.content}
    waiting={
      <div className={isTall ? css.tall : undefined}>
        <Skeleton shape="line" />
      </div>
    }
    failed={
      <p>
        <Trans>The text could not be loaded. Open it again.</Trans>
      </p>
    }
  />
)
