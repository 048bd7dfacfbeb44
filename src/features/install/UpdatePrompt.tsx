import { Trans } from '@lingui/react/macro'
import { useSetAtom, useAtomValue } from 'jotai'
import { Button } from '#ui/button/Button.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { useFoot } from '#ui/overlay/layers.ts'
import css from './UpdatePrompt.module.css'
import { type Update, postponeUpdateIntent, takeUpdateIntent, updateAtom } from './update.atoms.ts'
import { Status } from '#ui/feedback/Status.tsx'

function UpdatePrompt({ update }: { readonly update: Update }) {
  const take = useSetAtom(takeUpdateIntent)
  const postpone = useSetAtom(postponeUpdateIntent)
  useFoot(true)
  if (update === 'taken')
    return (
      <span className={css.bar} data-keep-clear>
        <Spinner size="small" />
        <span className={css.text}>
          <Trans>Updating…</Trans>
        </span>
      </span>
    )
  return (
    <span className={css.bar} data-keep-clear>
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
  )
}

/** The live region exists before its text, so that screen readers announce it. */
export function UpdateHost() {
  const update = useAtomValue(updateAtom)
  return <Status>{update && <UpdatePrompt update={update} />}</Status>
}
