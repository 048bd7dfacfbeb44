import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../i18n/format.ts'
import css from './ConnectionCheck.module.css'
import { type Measured, lengthOf, speedOf } from './connection.rules.ts'

export function HostRows({ rows }: { readonly rows: readonly Measured[] }) {
  const { t } = useLingui()
  return (
    <ul className={css.rows} aria-label={t`Response times`}>
      {rows.map((row) => (
        <li key={row.id} className={css.row}>
          <span>
            <KindOf row={row} />
          </span>
          <span className={css.time}>
            <TimeOf ms={row.ms} />
          </span>
          <span className={css.track}>
            {typeof row.ms === 'number' && (
              <span
                className={css.bar}
                data-speed={speedOf(row.ms)}
                style={{ inlineSize: `${lengthOf(row.ms, rows)}%` }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function KindOf({ row: { kind, name } }: { readonly row: Measured }) {
  const host = <bdi>{name}</bdi>
  if (kind === 'here') return <Trans>This address: {host}</Trans>
  if (kind === 'line') return <Trans>Another address: {host}</Trans>
  return <Trans>Pictures: {host}</Trans>
}

function TimeOf({ ms }: Pick<Measured, 'ms'>) {
  const format = useFormat()
  if (ms === undefined) return '…'
  if (ms === null) return <Trans>No answer</Trans>
  const whole = format.count(Math.max(1, Math.round(ms)))
  return <Trans>{whole} ms</Trans>
}
