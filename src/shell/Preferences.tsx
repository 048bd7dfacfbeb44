import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { buzz, canBuzz, chooseBuzzing, isBuzzing } from '#device/page/haptics.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { formatsAtom } from '#i18n/language.atoms.ts'
import { type Theme, chooseThemeIntent, themeAtom } from '#device/page/theme.ts'
import { locales } from '#i18n/languages.ts'
import { languageNameOf } from '#i18n/names.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { ChipButton, Chips } from '#ui/form/Chips.tsx'
import css from './Preferences.module.css'
import { LanguagePicker } from './language/LanguagePicker.ts'
import { useLanguageChoice } from './language/useLanguageChoice.ts'

export function Preferences() {
  const { t } = useLingui()
  const theme = useAtomValue(themeAtom)
  const chooseTheme = useSetAtom(chooseThemeIntent)
  const themes: readonly { key: Theme; label: string }[] = [
    { key: 'dark', label: t({ message: 'Dark', comment: 'A theme. Short.' }) },
    { key: 'light', label: t({ message: 'Light', comment: 'A theme. Short.' }) },
  ]
  return (
    <div>
      <Language />
      <Digits />
      <Setting label={t`Theme`} choices={themes} value={theme} onChoose={chooseTheme} />
      {canBuzz() && <Vibration />}
    </div>
  )
}

/** The label is visible, because "On" and "Off" alone do not name the setting. */
const Setting = <Key extends string>({
  children,
  ...chips
}: ComponentProps<typeof Chips<Key>> & { readonly children?: ReactNode }) => (
  <div className={css.setting}>
    <span aria-hidden="true">{chips.label}</span>
    <div className={css.choices}>
      <Chips {...chips} />
      {children}
    </div>
  </div>
)

/** The main languages and the current one; all others in a sheet. */
function Language() {
  const { t } = useLingui()
  const { current, main, offered, choose } = useLanguageChoice()
  const [isOpen, setOpen] = useState(false)
  const shown = [...new Set([...main, current])]
  return (
    <Setting
      label={t`Language`}
      choices={shown.map((code) => ({
        key: code,
        label: <span lang={locales[code]}>{languageNameOf(code)}</span>,
      }))}
      value={current}
      onChoose={(code) => void choose(code)}
    >
      {offered.length > main.length && (
        <>
          <ChipButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>More languages</Trans>
          </ChipButton>
          <LanguagePicker open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </Setting>
  )
}

function Vibration() {
  const { t } = useLingui()
  const [isOn, setOn] = useState(isBuzzing)
  const choose = (choice: 'on' | 'off') => {
    chooseBuzzing(choice === 'on')
    setOn(choice === 'on')
    buzz(10)
  }
  return (
    <Setting
      label={t`Vibration`}
      choices={[
        { key: 'on', label: t({ message: 'On', comment: 'A setting that is switched on.' }) },
        { key: 'off', label: t`Off` },
      ]}
      value={isOn ? 'on' : 'off'}
      onChoose={choose}
    />
  )
}

/** The same three digits in each numeral system of the language. */
function Digits() {
  const { t } = useLingui()
  const { digits } = useAtomValue(formatsAtom)
  if (!digits) return null
  const first = digits.zero.codePointAt(0) ?? 0
  const choose = (choice: string) => {
    phoneStorage.write('digits', choice)
    // Without storage, a reload would only sign the player out.
    if (phoneStorage.read('digits') !== choice)
      return void toast('fail', t`This device could not store your choice`)
    // Everything already formatted, including cached texts, is rendered again.
    return location.reload()
  }
  return (
    <Setting
      label={t({ message: 'Digits', comment: 'Setting: the digits of numbers, Latin or Bengali.' })}
      choices={[
        { key: 'latin', label: '123' },
        { key: digits.choice, label: String.fromCodePoint(first + 1, first + 2, first + 3) },
      ]}
      value={phoneStorage.read('digits') ?? 'latin'}
      onChoose={choose}
    />
  )
}
