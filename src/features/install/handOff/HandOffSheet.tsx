import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { CaptchaSlot } from '../../../ui/form/slots.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { type Openable, Sheet } from '../../../ui/overlay/Sheet.tsx'
import { HandOffForm, type Taken } from './HandOffForm.tsx'

interface Props extends Openable {
  readonly CaptchaField: CaptchaSlot
}

export function HandOffSheet({ CaptchaField, open, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  /** A player stays where they are; an invited guest goes on to register. */
  const goOn = ({ userName, referral }: Taken) => {
    onClose()
    if (userName) toast('success', t`You are logged in, ${userName}`)
    else toast('success', t`This app now speaks your language`)
    const isInvited = referral.affiliateCode ?? referral.recommenderId
    if (!userName && isInvited) void navigate({ to: '/m/register', search: referral })
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Continue from the browser`}>
      <HandOffForm CaptchaField={CaptchaField} onTaken={goOn} />
    </Sheet>
  )
}
