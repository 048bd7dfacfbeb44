import { useAtomValue, useSetAtom } from 'jotai'
import { tellWorker } from '#device/worker/worker.link.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { activateLanguageIntent, languageAtom } from '#i18n/language.atoms.ts'
import { type Language, isLanguage } from '#i18n/languages.ts'
import { nameOf } from '#i18n/names.ts'
import { toast } from '#ui/feedback/toasts.ts'

export function useLanguageChoice() {
  const failureText = useFailureText()
  const activate = useSetAtom(activateLanguageIntent)
  /** Section 4: the order is store, drop the cached hot games, close the picker, switch, notify. */
  const choose = async (language: Language, onStored?: () => void) => {
    try {
      const isActive = await activate(language, () => {
        void tellWorker({ type: 'language' })
        onStored?.()
      })
      if (isActive) toast('success', nameOf(language), 1500)
    } catch {
      toast('offline', failureText({ kind: 'offline', code: null }))
    }
  }
  return {
    current: useAtomValue(languageAtom),
    offered: Object.keys(window.mela.texts).filter(isLanguage),
    choose,
  }
}
