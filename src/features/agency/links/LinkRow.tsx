import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AgentLink } from '../../../api/promotions/agency.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import css from './LinkRow.module.css'
import { LinkSheet } from './LinkSheet.tsx'
import { statusNames, typeNames } from './link.text.ts'

export function LinkRow({ link }: { readonly link: AgentLink }) {
  const { t } = useLingui()
  const { count, date } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { code } = link
  const registered = count(link.registered)
  const rebate = count(link.rebate)
  const until = link.until === null ? null : date(link.until)
  const isUsable = link.status === 'open'
  return (
    <li className={css.row} data-used-up={!isUsable || undefined}>
      <div className={css.words}>
        <p className={css.name}>
          {code}
          <Badge kind={isUsable ? 'teal' : 'quiet'}>{t(statusNames[link.status])}</Badge>
        </p>
        <p className={css.facts}>
          {t(typeNames[link.type])} · {rebate}% ·{' '}
          {until === null ? <Trans>no expiry</Trans> : <Trans>until {until}</Trans>}
        </p>
        <p className={css.facts}>
          <Trans>{registered} registered</Trans>
        </p>
      </div>
      {isUsable && (
        <>
          <Button
            kind="ghost"
            size="small"
            aria-label={t`Open link ${code}`}
            onClick={() => setOpen(true)}
          >
            <Trans>Open</Trans>
          </Button>
          <LinkSheet link={link} open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </li>
  )
}
