import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { optional } from '../../../ui/optional.ts'
import css from './AppScreen.module.css'

const QrCode = optional(() => import('../../../ui/icon/QrCode.tsx'), 'QrCode')

export function PhoneCode() {
  const { t } = useLingui()
  const language = useAtomValue(languageAtom)
  return (
    <section className={css.phone}>
      <div className={css.code}>
        <QrCode
          text={`${location.origin}/m/app?lang=${language}`}
          label={t`This page as a QR code`}
        />
      </div>
      <p>
        <Trans>Point your phone’s camera here to continue on your phone.</Trans>
      </p>
    </section>
  )
}
