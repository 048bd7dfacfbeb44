import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { type Theme, chooseThemeIntent, themeAtom } from '../device/theme.ts'
import { merchantAtom } from '../features/merchant/merchant.atoms.ts'
import { activateLanguageIntent, languageAtom } from '../i18n/language.atoms.ts'
import { isLanguage, languages } from '../i18n/languages.ts'
import { Chips } from '../ui/Chips.tsx'
import css from './Preferences.module.css'

/** Language and theme, kept on this phone. */
export function Preferences() {
  const { t } = useLingui()
  const language = useAtomValue(languageAtom)
  const theme = useAtomValue(themeAtom)
  const offered = useAtomValue(merchantAtom).languages.filter(isLanguage)
  const activate = useSetAtom(activateLanguageIntent)
  const choose = useSetAtom(chooseThemeIntent)
  const themes: readonly { key: Theme; label: string }[] = [
    { key: 'dark', label: t`Dark` },
    { key: 'light', label: t`Light` },
  ]
  return (
    <div className={css.preferences}>
      <Chips
        label={t`Language`}
        choices={offered.map((code) => ({ key: code, label: languages[code].name }))}
        value={language}
        onChoose={(code) => void activate(code)}
      />
      <Chips label={t`Theme`} choices={themes} value={theme} onChoose={choose} />
    </div>
  )
}
