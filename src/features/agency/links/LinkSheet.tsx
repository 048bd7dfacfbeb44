import { Trans, useLingui } from '@lingui/react/macro'
import type { AgentLink } from '../../../api/promotions/agency.ts'
import { referralLink } from '../../../device/storage/referral.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyRow } from '../../../ui/button/CopyRow.tsx'
import { type Openable, Sheet } from '../../../ui/overlay/Sheet.tsx'
import { confirm } from '../../../ui/overlay/confirmation.ts'
import { optional } from '../../../ui/optional.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import css from './LinkRow.module.css'
import { disableLinkIntent } from './links.atoms.ts'

const QrCode = optional(() => import('../../../ui/icon/QrCode.tsx'), 'QrCode')

interface Props extends Openable {
  readonly link: AgentLink
}

export function LinkSheet({ link, open, onClose }: Props) {
  const { t } = useLingui()
  const address = referralLink(location.origin, link.code)
  return (
    <Sheet open={open} onClose={onClose} title={t`Link ${link.code}`}>
      <div className={css.sheet}>
        <div className={css.code}>
          <QrCode text={address} label={t`Your link as a QR code`} />
        </div>
        <dl>
          <CopyRow name={t`Your link`} value={address} copyLabel={t`Copy the link`} />
        </dl>
        <Disable link={link} onDone={onClose} />
      </div>
    </Sheet>
  )
}

function Disable({ link, onDone }: { readonly link: AgentLink; readonly onDone: () => void }) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { run, isBusy, failure } = useIntent(disableLinkIntent)
  const ask = async () => {
    const isAgreed = await confirm({
      title: t`Disable this link?`,
      text: t`No one can register with it any more. Players who already have will stay in your team.`,
      confirm: t`Disable`,
      cancel: t`Cancel`,
      kind: 'danger',
    })
    if (!isAgreed || !(await run({ id: link.id }))) return
    onDone()
    toast('success', t`Link disabled`)
  }
  return (
    <>
      <Alert>{failure && textOf(failure)}</Alert>
      <Button kind="ghost" block busy={isBusy} onClick={() => void ask()}>
        <Trans>Disable this link</Trans>
      </Button>
    </>
  )
}
