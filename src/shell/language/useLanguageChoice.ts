import { useAtomValue, useSetAtom } from 'jotai'
import { merchantAtom } from '#features/merchant/merchant.atoms.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { isOffered } from '#i18n/catalogs/catalogs.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import type { Language } from '#i18n/languages.ts'
import { languageNameOf } from '#i18n/names.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { chooseLanguageIntent, retryLanguageIntent } from './language.choice.ts'

export function useLanguageChoice() {
  const failureText = useFailureText()
  const activate = useSetAtom(chooseLanguageIntent)
  const retry = useSetAtom(retryLanguageIntent)
  const choose = async (language: Language, onStored?: () => void) => {
    try {
      const isActive = await activate(language, onStored)
      if (isActive) toast('success', languageNameOf(language), 1500)
    } catch {
      toast('offline', failureText({ kind: 'offline', code: null }))
      retry(language)
    }
  }
  return {
    current: useAtomValue(languageAtom),
    offered: Object.keys(window.mela.texts).filter(isOffered),
    main: useAtomValue(merchantAtom).languages.filter(isOffered),
    choose,
  }
}
