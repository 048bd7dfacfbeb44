import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useFailureText } from '../../i18n/text/failureText.ts'
import { useIntent } from '../../net/useIntent.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { undoRemovalIntent, undoableAtom } from './inbox.atoms.ts'
import css from './UndoBar.module.css'

export function UndoBar() {
  const isUndoable = useAtomValue(undoableAtom) !== null
  const { run, isBusy, failure } = useIntent(undoRemovalIntent)
  const textOf = useFailureText()
  useEffect(() => {
    if (failure) toast(failure.kind === 'offline' ? 'offline' : 'fail', textOf(failure))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one toast per failure
  }, [failure])
  return (
    <output className={css.place}>
      {isUndoable && (
        <div className={css.bar}>
          <Trans>Message deleted</Trans>
          <Button kind="quiet" busy={isBusy} onClick={() => void run()}>
            <Trans>Undo</Trans>
          </Button>
        </div>
      )}
    </output>
  )
}
