import type { RegisterMethod } from '../../api/registration.ts'

interface Launch {
  /** The native wrapper's user agent. */
  readonly isWrapper: boolean
  /** The stored WEBCLIP flag, set by a launch from the configuration profile's web clip. */
  readonly webClip: string | null
  readonly isStandalone: boolean
}

/** How the player came to the form (decisions 9): the wrapper wins over the web clip, that over the home screen. */
export function registerMethodOf({ isWrapper, webClip, isStandalone }: Launch): RegisterMethod {
  if (isWrapper) return 'APP'
  if (webClip === '1' || webClip === 'true') return 'WEBCLIP'
  return isStandalone ? 'PWA' : 'H5'
}
