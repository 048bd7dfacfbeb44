import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { tellWorker } from '../../device/worker.link.ts'
import { merchantAtom } from '../../features/merchant/merchant.atoms.ts'
import { activateLanguageIntent, languageAtom } from '../../i18n/language.atoms.ts'
import { useFailureText } from '../../i18n/failureText.ts'
import { type Language, isLanguage, languages } from '../../i18n/languages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toasts.ts'
import type { MenuProps } from './SideMenu.tsx'
import css from './SideMenu.module.css'

/** The languages of this merchant, each by its own name. */
export function LanguageSheet({ open, onClose }: MenuProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const current = useAtomValue(languageAtom)
  const offered = useAtomValue(merchantAtom).languages.filter(isLanguage)
  const activate = useSetAtom(activateLanguageIntent)
  /** Section 4: stored, the kept hot games forgotten, the picker closed; then the page speaks it, and tells. */
  const choose = async (language: Language) => {
    try {
      await activate(language, () => {
        void tellWorker({ type: 'language' })
        onClose()
      })
      toast('success', languages[language].name, 1500)
    } catch {
      toast('offline', failureText({ kind: 'offline', code: null }))
    }
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Language`} closeLabel={t`Close`}>
      <ul className={css.languages}>
        {offered.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={css.row}
              lang={languages[language].locale}
              aria-pressed={language === current}
              onClick={() => void choose(language)}
            >
              <span className={css.words}>{languages[language].name}</span>
              {language === current && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
