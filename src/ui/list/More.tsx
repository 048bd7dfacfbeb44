import { Button } from '../button/Button.tsx'
import css from './More.module.css'

interface Pages<F> {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly failure: F | undefined
  readonly more: () => void
}

interface Words<F> {
  readonly failed: (failure: F) => string
  readonly again: string
  readonly more: string
}

interface Props<F> {
  readonly pages: Pages<F>
  readonly words: Words<F>
}

export function More<F>({ pages, words }: Props<F>) {
  const { hasMore, isLoadingMore, failure, more } = pages
  if (!hasMore) return null
  return (
    <div className={css.more}>
      {failure && <p role="alert">{words.failed(failure)}</p>}
      <Button kind="ghost" busy={isLoadingMore} onClick={more}>
        {failure ? words.again : words.more}
      </Button>
    </div>
  )
}
