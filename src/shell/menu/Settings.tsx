import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { chooseThemeIntent, themeAtom } from '#device/page/theme.ts'
import { languageNameOf } from '#i18n/names.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { Switch } from '#ui/form/Checkbox.tsx'
import { useLanguageChoice } from '#shell/language/useLanguageChoice.ts'
import { LanguagePicker } from '#shell/language/LanguagePicker.ts'
import css from './SideMenu.module.css'

export function Settings() {
  const { t } = useLingui()
  const [isChoosing, setChoosing] = useState(false)
  const { current, offered } = useLanguageChoice()
  return (
    <section aria-label={t`Settings`}>
      <ThemeSwitch />
      {offered.length > 1 && (
        <button
          type="button"
          className={css.row}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <Icon name="globe" />
          <span className={css.words}>
            <Trans>Language</Trans>
          </span>
          <span className={css.count}>{languageNameOf(current)}</span>
        </button>
      )}
      <Link to="/m/member/data" className={css.row}>
        <Icon name="phone" />
        <span className={css.words}>
          <Trans>Data usage</Trans>
        </span>
      </Link>
      <LanguagePicker open={isChoosing} onClose={() => setChoosing(false)} />
    </section>
  )
}

function ThemeSwitch() {
  const isLight = useAtomValue(themeAtom) === 'light'
  const choose = useSetAtom(chooseThemeIntent)
  return (
    <div className={css.row}>
      <Icon name={isLight ? 'sun' : 'moon'} />
      <div className={css.words}>
        <Switch
          checked={isLight}
          onChange={({ currentTarget }) => choose(currentTarget.checked ? 'light' : 'dark')}
        >
          <Trans>Light theme</Trans>
        </Switch>
      </div>
    </div>
  )
}
