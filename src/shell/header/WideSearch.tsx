import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useOpenSearch } from '#features/games/overlay/useOverlays.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { LanguageSwitch } from '#shell/language/LanguageSwitch.tsx'
import css from './WideSearch.module.css'

/** On the widest screens; a guest's language is beside it. */
export function WideSearch() {
  const isGuest = useAtomValue(roleAtom) === 'guest'
  return (
    <>
      <button type="button" className={css.search} aria-haspopup="dialog" onClick={useOpenSearch()}>
        <Icon name="search" />
        <span className={css.words}>
          <Trans>Search games</Trans>
        </span>
        <kbd className={css.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {isGuest && <LanguageSwitch />}
    </>
  )
}
