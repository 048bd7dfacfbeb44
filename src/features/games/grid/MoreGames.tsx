import { Plural, Trans } from '@lingui/react/macro'
import type { Game } from '#api/games/game.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useFormat } from '#i18n/format.ts'
import type { ReadPages } from '#net/query/query.ts'
import { Button } from '#ui/button/Button.tsx'
import { useNextPage } from '#ui/list/useNextPage.ts'
import { GameCount } from '#features/games/catalogue/GameCount.tsx'
import css from './MoreGames.module.css'
import { Status } from '#ui/feedback/Status.tsx'

type Pages = Pick<
  ReadPages<Game>,
  'value' | 'total' | 'hasMore' | 'isLoadingMore' | 'failure' | 'more'
>

/** Loads the next page, on click or when the end comes near. */
export function MoreGames({ pages }: { readonly pages: Pages }) {
  const textOf = useFailureText()
  const bar = useNextPage(pages, pages.value?.length)
  if (!pages.hasMore) return null
  return (
    <div ref={bar} className={css.more}>
      <Status>
        {pages.failure ? (
          textOf(pages.failure)
        ) : (
          <Progress count={pages.value?.length ?? 0} of={pages.total} />
        )}
      </Status>
      <Button kind="ghost" size="small" busy={pages.isLoadingMore} onClick={pages.more}>
        {pages.failure ? <Trans>Try again</Trans> : <Trans>More games</Trans>}
      </Button>
    </div>
  )
}

interface ProgressProps {
  readonly count: number
  readonly of: number | undefined
}

function Progress({ count, of }: ProgressProps) {
  const format = useFormat()
  if (count === 0) return null
  if (of === undefined) return <GameCount total={count} />
  const shown = format.count(count)
  const total = format.count(of)
  return (
    <Trans comment="How many games of a list are shown.">
      {shown} of <Plural value={of} one={`${total} game`} other={`${total} games`} />
    </Trans>
  )
}
