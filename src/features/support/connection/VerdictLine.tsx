import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { lineOf } from '../../../net/urlGate.ts'
import { Button } from '../../../ui/button/Button.tsx'
import css from './ConnectionCheck.module.css'
import type { Measured, Verdict } from './connection.rules.ts'

export function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  return (
    <>
      <output className={css.verdict}>
        <Words verdict={verdict} />
      </output>
      {verdict.kind === 'better' && <Change line={verdict.line} />}
    </>
  )
}

function Words({ verdict }: { readonly verdict: Verdict }) {
  switch (verdict.kind) {
    case 'pending':
      return null
    case 'silent':
      return <Trans>There is no response. Check that your phone is online.</Trans>
    case 'hereSilent':
      return (
        <Trans>
          This address is not responding, but your internet works. Try again in a little while.
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
function Change({ line: { origin: line, name: host } }: { readonly line: Measured }) {
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
        <Trans>It is the same site. You have to log in there again.</Trans>
      </p>
    </>
  )
}
