import { locales } from '#i18n/languages.ts'
import { nameOf, shortNameOf } from '#i18n/names.ts'
import { useLanguageChoice } from '#shell/useLanguageChoice.ts'
import css from './Header.module.css'

/** Exactly two languages get a button for the other one; three or more are in the menu only. */
export function LanguageSwitch() {
  const { current, offered, choose } = useLanguageChoice()
  const next = offered.find((language) => language !== current)
  if (!next || offered.length > 2) return null
  return (
    <button
      type="button"
      className={css.icon}
      lang={locales[next]}
      aria-label={`${shortNameOf(next)} – ${nameOf(next)}`}
      onClick={() => void choose(next)}
    >
      {shortNameOf(next)}
    </button>
  )
}
