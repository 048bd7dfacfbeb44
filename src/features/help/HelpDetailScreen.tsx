import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { HelpTopic } from '#api/content/help.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { useSanitiser } from '#ui/html/sanitise.ts'
import css from './HelpDetailScreen.module.css'
import { helpAtom } from './help.atoms.ts'
import { MoreHelp } from './MoreHelp.tsx'
import { TopicNav } from './TopicNav.tsx'
import { TopicText } from './TopicText.tsx'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'

interface Props {
  readonly index: number
  /** The query of the list of topics, which stays in the address. */
  readonly query?: string
}

export function HelpDetailScreen({ index, query = '' }: Props) {
  const help = useAtomValue(helpAtom)
  const isReadable = useSanitiser()
  return (
    <Page>
      <Loaded heading="h1" read={help} skeleton={<TopicSkeleton />}>
        {(topics) => {
          const topic = topics[index]
          return (
            <>
              {topic ? <Topic topic={topic} /> : <NoTopic />}
              {topics.length > 0 && isReadable && (
                <TopicNav topics={topics} current={index} query={query} />
              )}
            </>
          )
        }}
      </Loaded>
      {!help.isPending && isReadable && <MoreHelp />}
    </Page>
  )
}

const Topic = ({ topic }: { readonly topic: HelpTopic }) => (
  <article className={css.article}>
    <h1 className={css.title}>
      <PlatformText>{topic.title}</PlatformText>
    </h1>
    <TopicText key={topic.id} topic={topic} />
  </article>
)

const NoTopic = () => (
  <EmptyState
    heading="h1"
    motif="lantern"
    title={<Trans>Topic not found</Trans>}
    action={
      <LinkButton to="/m/help">
        <Trans>All topics</Trans>
      </LinkButton>
    }
  >
    <Trans>It may have moved. See the full list.</Trans>
  </EmptyState>
)

const TopicSkeleton = () => (
  <div className={css.article}>
    <Skeleton className={css.skeletonTitle} />
    <Skeleton className={css.skeletonText} />
  </div>
)
