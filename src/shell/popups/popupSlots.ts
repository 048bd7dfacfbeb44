import { isContractDueAtom } from '#features/agency/contracts/waiting.atoms.ts'
import { AppPopup } from '#features/install/download/popup/AppPopup.tsx'
import { isAppPopupDueAtom } from '#features/install/download/popup/popup.atoms.ts'
import { isFirstStartAtom } from '#features/install/handOff/firstStart.atoms.ts'
import { isHomeScreenDueAtom } from '#features/install/homeScreen/offers.atoms.ts'
import { isPopupDueAtom } from '#features/messages/popup/popup.atoms.ts'
import { FirstPasswordPopup } from '#features/password/FirstPasswordPopup.tsx'
import { isFirstPasswordDueAtom } from '#features/password/first.atoms.ts'
import { isWelcomeDueAtom } from '#features/session/welcome.atoms.ts'
import type { PopupSlots } from './popups.rules.ts'

export const popupSlots: PopupSlots = {
  security: {
    isDueAtom: isFirstPasswordDueAtom,
    load: async () => FirstPasswordPopup,
  },
  welcome: {
    isDueAtom: isWelcomeDueAtom,
    wait: 200,
    load: () => import('./WelcomePopup.tsx').then((module) => module.WelcomePopup),
  },
  contract: {
    isDueAtom: isContractDueAtom,
    load: () =>
      import('#features/agency/contracts/ContractPopup.tsx').then((module) => module.ContractPopup),
  },
  announcement: {
    isDueAtom: isPopupDueAtom,
    load: () =>
      import('#features/messages/popup/AnnouncementPopup.tsx').then(
        (module) => module.AnnouncementPopup,
      ),
  },
  appDownload: {
    isDueAtom: isAppPopupDueAtom,
    load: async () => AppPopup,
  },
  firstStart: {
    isDueAtom: isFirstStartAtom,
    load: () => import('./FirstStart.tsx').then((module) => module.FirstStart),
  },
  homeScreen: {
    isDueAtom: isHomeScreenDueAtom,
    load: () =>
      import('#features/install/homeScreen/HomeScreenPopup.tsx').then(
        (module) => module.HomeScreenPopup,
      ),
  },
}
