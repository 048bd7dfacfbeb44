import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { type Theme, chooseThemeIntent, themeAtom } from '../device/page/theme.ts'
import { languages } from '../i18n/languages.ts'
import { Chips } from '../ui/form/Chips.tsx'
import css from './Preferences.module.css'
import { useLanguageChoice } from './useLanguageChoice.ts'

export function Preferences() {
  const { t } = useLingui()
  const language = useLanguageChoice()
  const theme = useAtomValue(themeAtom)
  const chooseTheme = useSetAtom(chooseThemeIntent)
  const themes: readonly { key: Theme; label: string }[] = [
    { key: 'dark', label: t`Dark` },
    { key: 'light', label: t`Light` },
  ]
  return (
    <div className={css.preferences}>
      <Chips
        label={t`Language`}
        choices={language.offered.map((code) => ({ key: code, label: languages[code].name }))}
        value={language.current}
        onChoose={(code) => void language.choose(code)}
      />
      <Chips label={t`Theme`} choices={themes} value={theme} onChoose={chooseTheme} />
    </div>
  )
}
