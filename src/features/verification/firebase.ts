import { type FirebaseApp, initializeApp } from '@firebase/app'
import {
  type Auth,
  RecaptchaVerifier,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithPhoneNumber,
  signOut,
} from '@firebase/auth'
import type { ExtractAtomValue } from 'jotai'
import { allowRecaptcha } from '#device/recaptcha.ts'
import type { merchantAtom } from '#features/merchant/merchant.atoms.ts'

type Config = NonNullable<ExtractAtomValue<typeof merchantAtom>['firebase']>

export interface Confirmation {
  readonly confirm: (code: string) => Promise<string>
}

let opened: { readonly app: FirebaseApp; readonly auth: Auth } | undefined

/** Stores nothing of its session on the phone. */
function open({ emulator, ...config }: Config) {
  if (opened) return opened
  const app = initializeApp(config)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  else allowRecaptcha()
  opened = { app, auth }
  return opened
}

/** `number` in international form ("+8801…"). The reCAPTCHA is invisible. */
export async function sendFirebaseCode(
  config: Config,
  number: string,
  locale: string,
): Promise<Confirmation> {
  const { auth } = open(config)
  auth.languageCode = locale
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    const sent = await signInWithPhoneNumber(auth, number, verifier)
    return {
      confirm: async (code) => {
        const { user } = await sent.confirm(code)
        const token = await user.getIdToken()
        await signOut(auth)
        return token
      },
    }
  } finally {
    verifier.clear()
    place.remove()
  }
}
