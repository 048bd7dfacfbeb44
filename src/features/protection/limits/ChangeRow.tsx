import { Trans } from '@lingui/react/macro'
import type { Change } from '../protection.rules.ts'
import css from './ChangesPanel.module.css'
import { useChangeWords } from './useChangeWords.ts'
import { useWords } from '../useWords.ts'

export function ChangeRow({ change }: { readonly change: Change }) {
  const { moment } = useWords()
  const { nameOf, valueOf } = useChangeWords()
  const { kind, from, to, at, effectiveAt, isCancelled } = change
  const made = moment(at)
  const holds = moment(effectiveAt)
  return (
    <li className={css.row} data-cancelled={isCancelled || undefined}>
      <p className={css.what}>{nameOf(change)}</p>
      <p className={css.values}>
        {kind === 'break' ? valueOf(kind, to) : `${valueOf(kind, from)} → ${valueOf(kind, to)}`}
      </p>
      <p className={css.when}>
        {made}
        {isCancelled ? (
          <>
            {' · '}
            <Trans>Cancelled</Trans>
          </>
        ) : (
          effectiveAt > at && (
            <>
              {' · '}
              <Trans>takes effect on {holds}</Trans>
            </>
          )
        )}
      </p>
    </li>
  )
}
