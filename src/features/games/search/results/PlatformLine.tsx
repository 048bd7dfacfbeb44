import { Trans } from '@lingui/react/macro'
import { useFailureText } from '../../../../i18n/text/failureText.ts'
import type { Read } from '../../../../net/query/query.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import css from './Results.module.css'

export function PlatformLine({ platform }: { readonly platform: Read<unknown> }) {
  const textOf = useFailureText()
  const { failure, isPending, retry } = platform
  if (!failure && !isPending) return null
  return (
    <output className={css.platform}>
      {failure ? (
        <>
          {textOf(failure)}
          <Button kind="quiet" size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <>
          <Spinner size="small" />
          <Trans>Searching online…</Trans>
        </>
      )}
    </output>
  )
}
