import type { SocialProvider } from '#api/account/social.ts'

/** The client ids registered with each provider. */
export const clientIds: Readonly<Record<SocialProvider, string>> = {
  google: 'mela-at-google',
  facebook: 'mela-at-facebook',
}

const returnPath = '/m/socialReturn'

/** Includes both local host names. */
export const redirectUrisOf = (origin: string) =>
  [origin, origin.replace('//localhost', '//127.0.0.1')].map((own) => own + returnPath)
