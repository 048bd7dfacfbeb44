import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { chooseThemeIntent } from '#device/page/theme.ts'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { isOffered } from '#i18n/catalogs/catalogs.ts'

/** Language and theme follow what the player chooses in another tab. */
export function useOtherTabs() {
  const activate = useSetAtom(activateLanguageIntent)
  const chooseTheme = useSetAtom(chooseThemeIntent)
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === 'theme' && (newValue === 'dark' || newValue === 'light')) chooseTheme(newValue)
      if (key === 'language' && isOffered(newValue)) void activate(newValue).catch(() => undefined)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [activate, chooseTheme])
}
