import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCopy } from '#ui/button/Copy.tsx'
import { languageAtom } from '#i18n/language.atoms.ts'
import { Button, buttonClass } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { chromeAddress, homeAddress } from './address.rules.ts'
import css from './OutOfApp.module.css'
import type { SheetName } from './sheets.rules.ts'

export function OutOfApp({ sheet }: { readonly sheet: SheetName }) {
  const { t } = useLingui()
  const language = useAtomValue(languageAtom)
  const address = homeAddress(location, language)
  const chrome = chromeAddress(sheet, navigator.userAgent, location, language)
  const copy = useCopy()
  return (
    <div className={css.way}>
      {sheet === 'iosApp' && (
        <p>
          <Trans>Please use Safari for download App.</Trans>
        </p>
      )}
      <p className={css.address}>{address}</p>
      <div className={css.actions}>
        {chrome && (
          <a href={chrome} className={buttonClass('primary')}>
            <Trans>Open in Chrome</Trans>
          </a>
        )}
        <Button
          kind={chrome ? 'ghost' : 'primary'}
          icon={<Icon name="copy" size="small" />}
          onClick={() => void copy(address, t`Link copied`)}
        >
          <Trans>Copy the link</Trans>
        </Button>
      </div>
    </div>
  )
}
