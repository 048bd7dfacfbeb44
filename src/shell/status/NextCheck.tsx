import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../i18n/format.ts'
import { useSecondsLeft } from '../../ui/useSecondsLeft.ts'
import css from './Blocking.module.css'

/** Screen readers announce that it checks again, but not every second. */
export function NextCheck({ at }: { readonly at: number }) {
  const format = useFormat()
  const seconds = format.count(useSecondsLeft(at))
  return (
    <p className={css.note}>
      <Trans>We also check automatically.</Trans>{' '}
      <span aria-hidden="true">
        <Trans>Next in {seconds} s.</Trans>
      </span>
    </p>
  )
}
