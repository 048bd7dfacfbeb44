import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import { isNativeWrapper, isStandalone } from '#device/display.ts'
import { askToInstallIntent, hasInstallPromptAtom } from '#device/installPrompt.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { sheetFor } from './sheets.rules.ts'

/** Null where the app is installed. */
export const sheetAtom = atom((get) =>
  sheetFor(navigator.userAgent, {
    isInstalled: isNativeWrapper() || isStandalone(),
    hasPrompt: get(hasInstallPromptAtom),
    touchPoints: navigator.maxTouchPoints,
  }),
)

export const isHomeScreenOpenAtom = atom(false)

/** The browser prompts only within a tap; where that fails, shows the steps. */
export const addToHomeScreenIntent = atom(null, async (_get, set) => {
  const answer = await set(askToInstallIntent)
  if (answer === 'accepted') toast('success', t`Adding to your home screen…`)
  if (answer === 'none') set(isHomeScreenOpenAtom, true)
})
