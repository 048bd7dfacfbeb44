import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AgentLink } from '#api/promotions/agency.ts'
import { referralLink } from '#device/storage/referral.ts'
import { usePercent } from '#i18n/percent.ts'
import { useFormat } from '#i18n/format.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useIntent } from '#net/useIntent.ts'
import { Button } from '#ui/button/Button.tsx'
import { CopyRow } from '#ui/button/Copy.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { QrCode } from '#ui/icon/QrCode.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { confirm } from '#ui/overlay/confirmation.ts'
import css from './LinkList.module.css'
import { linkStatusNames, accountTypeNames } from './link.text.ts'
import { disableLinkIntent } from '#features/agency/agency.atoms.ts'
import { Dot } from '#ui/Dot.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

export const LinkList = ({ links }: { readonly links: readonly AgentLink[] }) => (
  <Panel title={<Trans>Your links</Trans>} flush>
    {links.length === 0 ? (
      <p className={css.note}>
        <Trans>No links yet. The first one you create appears here.</Trans>
      </p>
    ) : (
      <ul>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    )}
  </Panel>
)

function LinkRow({ link }: { readonly link: AgentLink }) {
  const { t } = useLingui()
  const { count, date } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { code } = link
  const registered = count(link.registered)
  const rebate = usePercent()(link.rebate)
  const until = link.until === null ? null : date(link.until)
  const isUsable = link.status === 'open'
  return (
    <li className={css.row} data-used-up={!isUsable || undefined}>
      <div className={css.words}>
        <p className={css.name}>
          {code}
          <Badge kind={isUsable ? 'teal' : 'quiet'}>{t(linkStatusNames[link.status])}</Badge>
        </p>
        <p className={css.facts}>
          {t(accountTypeNames[link.type])}
          <Dot />
          {rebate}
          <Dot />
          {until === null ? (
            <Trans>No expiry</Trans>
          ) : (
            <Trans comment="The placeholder is a date: how long a link is valid.">
              until {until}
            </Trans>
          )}
        </p>
        <p className={css.facts}>
          <Trans comment="The placeholder is a number of players. Under a link; short.">
            {registered} signed up
          </Trans>
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
            <Trans comment="Verb on a button.">Open</Trans>
          </Button>
          <Sheet
            open={isOpen}
            onClose={close}
            title={t({
              message: `Link ${link.code}`,
              comment: 'The placeholder is the code of an agent’s link.',
            })}
          >
            <LinkDetails link={link} onDisabled={close} />
          </Sheet>
        </>
      )}
    </li>
  )
}

interface DetailsProps {
  readonly link: AgentLink
  readonly onDisabled: () => void
}

function LinkDetails({ link, onDisabled }: DetailsProps) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const address = referralLink(location.origin, link.code)
  const { run, isBusy, failure } = useIntent(disableLinkIntent)
  const disable = async () => {
    const isAgreed = await confirm({
      title: t`Disable this link?`,
      text: t`Nobody can sign up with it anymore. Players who signed up with it stay on your team.`,
      confirm: t`Disable`,
      cancel: t`Cancel`,
      kind: 'danger',
    })
    if (!isAgreed || !(await run({ id: link.id }))) return
    onDisabled()
    toast('success', t`Link disabled`)
  }
  return (
    <div className={css.sheet}>
      <div className={css.code}>
        <QrCode text={address} label={t`Your link as a QR code`} />
      </div>
      <dl>
        <CopyRow name={t`Your link`} value={address} copyLabel={t`Copy the link`} />
      </dl>
      <Alert>{failure && textOf(failure)}</Alert>
      <Button kind="ghost" block busy={isBusy} onClick={() => void disable()}>
        <Trans>Disable this link</Trans>
      </Button>
    </div>
  )
}
