import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import css from './UpdatePrompt.module.css'
import {
  isUpdateOfferedAtom,
  isUpdatingAtom,
  postponeUpdateIntent,
  takeUpdateIntent,
} from './update.atoms.ts'

export function UpdatePrompt() {
  const isOffered = useAtomValue(isUpdateOfferedAtom)
  const isUpdating = useAtomValue(isUpdatingAtom)
  const take = useSetAtom(takeUpdateIntent)
  const postpone = useSetAtom(postponeUpdateIntent)
  return (
    <>
      {isOffered && (
        <span className={css.bar}>
          <span className={css.text}>
            <Trans>New version ready</Trans>
          </span>
          <Button kind="quiet" size="small" onClick={postpone}>
            <Trans>Later</Trans>
          </Button>
          <Button kind="ghost" size="small" onClick={take}>
            <Trans>Update</Trans>
          </Button>
        </span>
      )}
      {isUpdating && (
        <span className={css.bar}>
          <Spinner size="small" />
          <span className={css.text}>
            <Trans>Updating…</Trans>
          </span>
        </span>
      )}
    </>
  )
}
