import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { optional } from '../../../ui/optional.ts'
import { homeAddress } from './address.rules.ts'
import css from './OtherDevice.module.css'

const QrCode = optional(() => import('../../../ui/QrCode.tsx').then((module) => module.QrCode))

/** This browser cannot do it, and the phone is where players want it. */
export function OtherDevice() {
  const { t } = useLingui()
  const language = useAtomValue(languageAtom)
  return (
    <div className={css.way}>
      <div className={css.code}>
        <Suspense>
          <QrCode
            text={homeAddress(location, language)}
            label={t`Address for your phone, as a QR code`}
          />
        </Suspense>
      </div>
      <p>
        <Trans>Point your phone’s camera at the code. There, add it to the home screen.</Trans>
      </p>
    </div>
  )
}
