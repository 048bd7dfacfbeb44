import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useIntent } from '#net/useIntent.ts'
import { Button } from '#ui/button/Button.tsx'
import { isUndoFocusedAtom, undoRemovalIntent, undoableAtom } from './inbox.atoms.ts'
import css from './UndoBar.module.css'
import { toast } from '#ui/feedback/toasts.ts'
import { useFailureToast } from '#ui/feedback/useFailureToast.ts'
import { Status } from '#ui/feedback/Status.tsx'

export function UndoBar() {
  const { t } = useLingui()
  const isUndoable = useAtomValue(undoableAtom) !== null
  const { run, isBusy } = useIntent(undoRemovalIntent, useFailureToast())
  const setFocused = useSetAtom(isUndoFocusedAtom)
  const undo = async () => {
    if (await run()) toast('success', t`Message restored`)
  }
  return (
    <Status className={css.place}>
      {isUndoable && (
        <div className={css.bar} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
          <Trans>Message deleted</Trans>
          <Button kind="quiet" busy={isBusy} onClick={() => void undo()}>
            <Trans comment="Button: bring back a deleted message. Short.">Undo</Trans>
          </Button>
        </div>
      )}
    </Status>
  )
}
