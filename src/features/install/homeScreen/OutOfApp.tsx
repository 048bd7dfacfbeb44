import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCopy } from '#ui/button/Copy.tsx'
import { languageAtom } from '#i18n/language.atoms.ts'
import { Button, buttonClass } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
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

interface Page {
  readonly host: string
  /** With its colon, as in `location`. */
  readonly protocol: string
}

export const homeAddress = ({ host, protocol }: Page, language: string) =>
  `${protocol}//${host}/m/home?lang=${language}`

/** In-app browsers that block links to other browsers. */
const closed = /musical_ly|trill_|BytedanceWebview|TikTok|MicroMessenger/i

/** An Android intent URL, for our own address only; null where none is possible. */
export function chromeAddress(
  sheet: SheetName,
  userAgent: string,
  { host, protocol }: Page,
  language: string,
): string | null {
  if (sheet !== 'androidApp' || closed.test(userAgent)) return null
  const scheme = protocol.replace(':', '')
  return `intent://${host}/m/home?lang=${language}#Intent;scheme=${scheme};package=com.android.chrome;end`
}
