import { i18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import { atom } from 'jotai'
import { isBusy } from '#device/page/busy.ts'
import { afterLoad, nextTask, wait } from '#device/idle.ts'
import { isNativeWrapper, isStandalone } from '#device/display.ts'
import { referralIn, storeLanded, storeReferral } from '#device/storage/referral.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { applyTheme } from '#device/page/theme.ts'
import { startInstall } from '#features/install/install.ts'
import { merchantAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { memberAtom, restoreSessionIntent, sessionAtom } from '#features/session/session.atoms.ts'
import { expireSessionIntent, watchSessionIntent } from '#features/session/session.watch.ts'
import { activateLanguageIntent, formatsAtom, languageAtom } from '#i18n/language.atoms.ts'
import type { Formats, Language } from '#i18n/languages.ts'
import { isOffered, preferredLanguage } from '#i18n/catalogs/catalogs.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { identify } from '#net/session/identity.ts'
import { preload } from '#net/query/preload.ts'
import { isForm } from './route/layouts.ts'
import { staticDataAt } from './route/staticData.ts'

/** Milliseconds for which the start waits for a font. */
const longestWait = 400
const weights = [400, 700]

/** The start of the app (section 2); the caller renders afterwards. */
export const bootIntent = atom(null, async (get, set, router: AnyRouter) => {
  startInstall(set, () =>
    import('#features/games/prefetch/prefetch.ts').then(({ gamesToPrefetchIntent }) =>
      set(gamesToPrefetchIntent),
    ),
  )
  const { merchantCode, sealingKeyIds } = get(merchantAtom)
  identify({
    merchantCode,
    // Before the text has loaded, this is the language that the page has chosen.
    language: () => (i18n.locale ? get(languageAtom) : preferredLanguage()),
    token: () => get(credentialsAtom)?.token ?? null,
    isStandalone,
    sealingKeyIds,
    onSignedOut: (token) => set(expireSessionIntent, token),
    onClosed: () =>
      void import('./status/status.atoms.ts')
        .then(({ noticeClosedIntent }) => set(noticeClosedIntent))
        .catch(() => undefined),
  })
  i18n.on('missing', ({ id }) => reportError(new Error(`There is no text ${id}`)))
  storeLanded()
  router.history.subscribe(() => storeReferral(referralIn(router.history.location.search)))
  if (isNativeWrapper()) document.documentElement.classList.add('native-wrapper')
  set(restoreSessionIntent)
  set(watchSessionIntent, () => isForm(staticDataAt(router, location.pathname).layout, isBusy()))
  void preload(siteAtom)
  if (get(sessionAtom)) {
    void preload(memberAtom)
    void import('./header/PlayerActions.tsx').catch(() => undefined)
  }
  afterLoad(() => applyTheme())
  await nextTask()
  const speak = (language: Language) => set(activateLanguageIntent, language)
  const [wanted, stored] = [preferredLanguage(), phoneStorage.read('language')]
  await speak(wanted)
    // Without a network, the text of the language that a link asks for may be missing on the phone.
    .catch(() => speak(isOffered(stored) ? stored : wanted))
    .catch(async () => {
      await speak('EN')
      // The player's choice is requested again (language/language.choice.ts).
      phoneStorage.write('language', stored)
    })
  await lettersReady(get(formatsAtom))
})

/** Waits briefly for the web font where the phone has none for the script, so that text does not reflow. */
async function lettersReady({ font }: Formats) {
  if (!font || 'lite' in document.documentElement.dataset) return
  const letters = weights.map((weight) =>
    document.fonts.load(`${weight} 1em "${font.family}"`, font.sample),
  )
  await Promise.race([Promise.allSettled(letters), wait(longestWait)])
}
