import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Button } from '#ui/button/Button.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import css from './UpdatePrompt.module.css'
import { type Update, postponeUpdateIntent, takeUpdateIntent } from './update.atoms.ts'

export function UpdatePrompt({ update }: { readonly update: Update }) {
  const take = useSetAtom(takeUpdateIntent)
  const postpone = useSetAtom(postponeUpdateIntent)
  if (update === 'taken')
    return (
      <span className={css.bar}>
        <Spinner size="small" />
        <span className={css.text}>
          <Trans>Updating…</Trans>
        </span>
      </span>
    )
  return (
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
  )
}
