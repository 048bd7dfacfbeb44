import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { CopyRow, useCopy } from '#ui/button/Copy.tsx'
import { share } from '#device/page/share.ts'
import { referralLink } from '#device/storage/referral.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { QrCode } from '#ui/icon/QrCode.tsx'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import css from './InviteCard.module.css'

export function InviteCard({ code }: { readonly code: string }) {
  const { t } = useLingui()
  const link = referralLink(location.origin, code)
  const send = useSending(link)
  return (
    <section className={css.card} aria-label={t`Your invitation`}>
      <div className={css.qr}>
        <QrCode text={link} label={t`Your link as a QR code`} />
      </div>
      <dl className={css.rows}>
        <CopyRow name={t`Your code`} value={code} copyLabel={t`Copy the code`} isStrong />
        <CopyRow name={t`Your link`} value={link} copyLabel={t`Copy the link`} />
      </dl>
      <Button block icon={<Icon name="share" size="small" />} onClick={() => void send()}>
        <Trans>Share</Trans>
      </Button>
    </section>
  )
}

/** Copies the link where there is no share sheet. */
function useSending(url: string) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const copy = useCopy()
  const copied = t`The link is copied. Paste it where you like.`
  return async () => {
    const outcome = await share({ title: brand, text: t`Come and join me at ${brand}`, url })
    if (outcome === 'none') await copy(url, copied)
  }
}
