import { Trans } from '@lingui/react/macro'
import { useLocation, useRouter, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useEffect, useState } from 'react'
import type { HelpTopic } from '#api/content/help.ts'
import { Band } from '#ui/layout/Band.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import css from './HelpScreen.module.css'
import { HelpSearchField } from './HelpSearchField.tsx'
import { helpAtom } from './help.atoms.ts'
import { MoreHelp } from './MoreHelp.tsx'
import { TopicRow } from './TopicRow.tsx'
import { findTopics } from './search.rules.ts'
import { Button } from '#ui/button/Button.tsx'

interface Props {
  readonly query: string
  /** The topic shown beside the list. */
  readonly current?: number
}

export function HelpScreen({ query, current }: Props) {
  const [text, type] = useQuery(query)
  const router = useRouter()
  useEffect(() => {
    void router.preloadRoute({ to: '/m/helpDetail' }).catch(() => undefined)
  }, [router])
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Help center</Trans>
      </h1>
      <Band>
        <HelpSearchField text={text} onType={type} />
      </Band>
      <Page>
        <Loaded
          read={useAtomValue(helpAtom)}
          skeleton={<Skeletons count={6} className={css.list} each={css.skeleton} />}
        >
          {(topics) =>
            topics.length === 0 ? (
              <EmptyState title={<Trans>No help topics here yet</Trans>}>
                <Trans>Customer service can help you.</Trans>
              </EmptyState>
            ) : (
              <Topics topics={topics} query={text} current={current} onClear={() => type('')} />
            )
          }
        </Loaded>
        <div className={css.more}>
          <MoreHelp />
        </div>
      </Page>
    </>
  )
}

interface TopicsProps {
  readonly topics: readonly HelpTopic[]
  readonly query: string
  readonly current: number | undefined
  readonly onClear: () => void
}

function Topics({ topics, query, current, onClear }: TopicsProps) {
  const wanted = useLocation({ select: ({ hash }) => hash })
  const found = findTopics(topics, useDeferredValue(query))
  const isMissing = wanted === 'terms' && topics.every(({ code }) => code !== wanted)
  return (
    <>
      {isMissing && (
        <p className={css.missing} aria-live="polite">
          <Trans>
            The user agreement is not available right now. Customer service can send it to you.
          </Trans>
        </p>
      )}
      {found.length === 0 && (
        <EmptyState
          motif="lantern"
          urgent
          title={<Trans>No results for “{query}”</Trans>}
          action={
            <Button kind="ghost" onClick={onClear}>
              <Trans>Show all topics</Trans>
            </Button>
          }
        >
          <Trans>Try fewer words, or different ones.</Trans>
        </EmptyState>
      )}
      <ul className={css.list}>
        {found.map(({ topic, index, excerpt }) => {
          const isWanted = topic.code !== '' && topic.code === wanted
          return (
            <TopicRow
              key={`${topic.id} ${isWanted}`}
              topic={topic}
              index={index}
              query={query}
              excerpt={excerpt}
              isWanted={isWanted}
              isCurrent={index === current}
            />
          )
        })}
      </ul>
    </>
  )
}

const pause = 300

/**
 * The query goes to the address after a short delay, so that going back from a topic restores it. A link that changes
 * the query of the address changes the text too.
 */
function useQuery(query: string) {
  const [text, setText] = useState(query)
  const [known, setKnown] = useState(query)
  const [written, setWritten] = useState(query)
  if (query !== known) {
    setKnown(query)
    if (query !== written) {
      setWritten(query)
      setText(query)
    }
  }
  const navigate = useNavigate()
  useEffect(() => {
    const q = text.trim() === '' ? '' : text
    if (q === query) return
    const timer = setTimeout(() => {
      setWritten(q)
      const search = (here: object) => ({ ...here, q: q || undefined })
      void navigate({ to: '.', search, hash: true, replace: true, resetScroll: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [text, query, navigate])
  return [text, setText] as const
}
