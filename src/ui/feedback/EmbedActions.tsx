import { Button } from '../button/Button.tsx'

interface Props {
  readonly words: { readonly again: string; readonly back: string; readonly report: string }
  readonly onRetry: () => void
  readonly onBack: () => void
  readonly onReport: () => void
}

export const EmbedActions = ({ words, onRetry, onBack, onReport }: Props) => (
  <>
    <Button onClick={onRetry}>{words.again}</Button>
    <Button kind="ghost" onClick={onBack}>
      {words.back}
    </Button>
    <Button kind="quiet" onClick={onReport}>
      {words.report}
    </Button>
  </>
)
