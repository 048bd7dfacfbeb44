import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { locales } from '#i18n/languages.ts'
import { languageNameOf, shortNameOf } from '#i18n/names.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import css from '#shell/header/Header.module.css'
import { LanguagePicker } from './LanguagePicker.ts'
import { useLanguageChoice } from './useLanguageChoice.ts'

/** Switches to the other of two main languages; from any further language it opens the list of all. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const { current, offered, main, choose } = useLanguageChoice()
  const [isOpen, setOpen] = useState(false)
  const isOfTwo = main.length === 2 && main.includes(current)
  const next = isOfTwo && main.find((language) => language !== current)
  if (offered.length < 2) return null
  if (next)
    return (
      <button
        type="button"
        className={css.icon}
        lang={locales[next]}
        aria-label={`${shortNameOf(next)} – ${languageNameOf(next)}`}
        onClick={() => void choose(next)}
      >
        {shortNameOf(next)}
      </button>
    )
  return (
    <>
      <button
        type="button"
        className={css.icon}
        aria-label={t`Language`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" />
      </button>
      <LanguagePicker open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
