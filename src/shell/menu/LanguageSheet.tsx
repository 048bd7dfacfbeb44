import { useLingui } from '@lingui/react/macro'
import { locales } from '#i18n/languages.ts'
import { nameOf } from '#i18n/names.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import { useLanguageChoice } from '#shell/useLanguageChoice.ts'
import css from './SideMenu.module.css'

/** Each language by its own name; closes as soon as the choice is stored (section 4). */
export function LanguageSheet({ open, onClose }: Openable) {
  const { t } = useLingui()
  const { current, offered, choose } = useLanguageChoice()
  return (
    <Sheet open={open} onClose={onClose} title={t`Language`}>
      <ul className={css.languages}>
        {offered.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={css.row}
              lang={locales[language]}
              aria-pressed={language === current}
              onClick={() => void choose(language, onClose)}
            >
              <span className={css.words}>{nameOf(language)}</span>
              {language === current && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
