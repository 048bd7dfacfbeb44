import type { SocialProvider } from '../../src/api/account/social.ts'

/** The platform's client ids, as registered with each provider. */
export const clientIds: Readonly<Record<SocialProvider, string>> = {
  google: 'mela-at-google',
  facebook: 'mela-at-facebook',
}

const returnPath = '/m/socialReturn'

/** Both names of this machine, as a player may have opened the app. */
export const redirectUrisOf = (origin: string) =>
  [origin, origin.replace('//localhost', '//127.0.0.1')].map((own) => own + returnPath)
