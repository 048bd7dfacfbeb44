import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type FeedbackItem, listFeedback } from '#api/content/feedback.ts'
import { useFormat } from '#i18n/format.ts'
import { queryAtom } from '#net/query/query.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './OwnFeedback.module.css'
import { typeIcons, feedbackTypeNames } from './feedback.text.ts'

const ownFeedbackAtom = queryAtom(listFeedback, () => ({}))

export function OwnFeedback() {
  const { value, failure, retry } = useAtomValue(ownFeedbackAtom)
  if (value ? value.length === 0 : !failure) return null
  return (
    <section className={css.own} aria-labelledby="own-feedback">
      <h2 id="own-feedback" className={css.heading}>
        <Trans>Your messages</Trans>
      </h2>
      {value ? (
        <ul className={css.list}>
          {value.map((item) => (
            <li key={item.id} className={css.item}>
              <Item {...item} />
            </li>
          ))}
        </ul>
      ) : (
        failure && <ErrorNotice className={css.failed} failure={failure} onRetry={retry} />
      )}
    </section>
  )
}

function Item({ id, type, content, at, answer }: FeedbackItem) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <>
      <p className={css.top}>
        <Icon name={typeIcons[type]} size="small" />
        <span className={css.type}>{t(feedbackTypeNames[type])}</span>
        {answer ? (
          <Badge kind="teal">
            <Trans comment="Feedback that has an answer.">Answered</Trans>
          </Badge>
        ) : (
          <Badge kind="quiet">
            <Trans comment="Feedback that has arrived and has no answer yet.">Received</Trans>
          </Badge>
        )}
      </p>
      <p className={css.content}>{content}</p>
      <p className={css.facts}>
        <span>{id}</span>
        <span>{format.moment(at)}</span>
      </p>
      {answer && (
        <blockquote className={css.answer}>
          <p>{answer.text}</p>
          <footer className={css.facts}>
            <span>
              <Trans>Customer service</Trans>
            </span>
            <span>{format.moment(answer.at)}</span>
          </footer>
        </blockquote>
      )}
    </>
  )
}
