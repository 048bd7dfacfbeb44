import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './ConnectionCheck.module.css'
import {
  verdictOf,
  type MeasuredTarget,
  barLengthOf,
  speedOf,
  type Verdict,
  targetsOf,
} from './connection.rules.ts'
import { useFormat } from '#i18n/format.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { lineOf } from '#net/urlGate.ts'
import { latencyOf } from '#net/reach/latency.ts'
import { knownHostsAtom } from './connection.atoms.ts'
import { Status } from '#ui/feedback/Status.tsx'

export function ConnectionCheck() {
  const { rows, isBusy, check } = useConnectionCheck()
  const verdict = verdictOf(rows)
  return (
    <div className={css.check}>
      <Button
        kind="ghost"
        block
        busy={isBusy}
        icon={<Icon name="refresh" size="small" />}
        onClick={() => void check()}
      >
        <Trans>Check the connection</Trans>
      </Button>
      {rows.length > 0 && <HostRows rows={rows} />}
      <Status className={css.verdict}>
        <Words verdict={verdict} />
      </Status>
      {verdict.kind === 'better' && <Change line={verdict.line} />}
    </div>
  )
}

function HostRows({ rows }: { readonly rows: readonly MeasuredTarget[] }) {
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
                style={{ inlineSize: `${barLengthOf(row.ms, rows)}%` }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function KindOf({ row: { kind, name } }: { readonly row: MeasuredTarget }) {
  const host = <bdi>{name}</bdi>
  if (kind === 'here') return <Trans>This address: {host}</Trans>
  if (kind === 'line') return <Trans>Another address: {host}</Trans>
  return <Trans comment="The address from which pictures are loaded.">Pictures: {host}</Trans>
}

function TimeOf({ ms }: Pick<MeasuredTarget, 'ms'>) {
  const format = useFormat()
  if (ms === undefined) return '…'
  if (ms === null) return <Trans>No response</Trans>
  const whole = format.count(Math.max(1, Math.round(ms)))
  return <Trans comment="A response time in milliseconds.">{whole} ms</Trans>
}

function Words({ verdict }: { readonly verdict: Verdict }) {
  switch (verdict.kind) {
    case 'pending':
      return null
    case 'silent':
      return <Trans>No address is responding. Check that your device is online.</Trans>
    case 'hereSilent':
      return (
        <Trans>
          This address is not responding, but your internet works. Try again in a moment.
        </Trans>
      )
    case 'fastest':
      return <Trans>You are on the fastest address.</Trans>
    case 'better':
      return <Better host={verdict.line.name} isHereSilent={verdict.isHereSilent} />
  }
}

const Better = ({ host, isHereSilent }: { host: string; isHereSilent: boolean }) =>
  isHereSilent ? (
    <Trans>This address is not responding, but {host} is.</Trans>
  ) : (
    <Trans>{host} is faster from where you are.</Trans>
  )

/** Only hosts in this page's policy can have been measured, so only the operator's own are offered. */
function Change({ line: { origin: line, name: host } }: { readonly line: MeasuredTarget }) {
  const language = useAtomValue(languageAtom)
  const change = () => {
    const origin = lineOf(line)
    if (origin) location.assign(`${origin}/m/home?lang=${language}`)
  }
  return (
    <>
      <Button block onClick={change}>
        <Trans>Continue at {host}</Trans>
      </Button>
      <p className={css.note}>
        <Trans>It is the same site. You have to sign in there again.</Trans>
      </p>
    </>
  )
}

/** One host at a time, so that they do not slow each other down. */
function useConnectionCheck() {
  const hosts = useAtomValue(knownHostsAtom)
  const [rows, setRows] = useState<readonly MeasuredTarget[]>([])
  const [isBusy, setBusy] = useState(false)
  const current = useRef(0)
  useEffect(() => () => void (current.current = -1), [])
  const check = async () => {
    const mine = ++current.current
    const targets = targetsOf(hosts, location)
    setBusy(true)
    setRows(targets.map((target) => ({ ...target, ms: undefined })))
    for (const { id, address } of targets) {
      const ms = await latencyOf(address)
      if (current.current !== mine) return
      setRows((known) => known.map((row) => (row.id === id ? { ...row, ms } : row)))
    }
    setBusy(false)
  }
  return { rows, isBusy, check }
}
