import { isNativeWrapper, isStandalone } from './display.ts'
import { lasting } from './storage/storage.ts'

/** How the app was opened: the native wrapper, a profile's web clip, the home screen, or a browser. */
export type Launch = 'APP' | 'WEBCLIP' | 'PWA' | 'H5'

interface Signs {
  readonly isWrapper: boolean
  /** The stored WEBCLIP flag, set by a launch from the configuration profile's web clip. */
  readonly webClip: string | null
  readonly isStandalone: boolean
}

/** The wrapper wins over the web clip, that over the home screen (decisions 9). */
export function launchOf({ isWrapper, webClip, isStandalone }: Signs): Launch {
  if (isWrapper) return 'APP'
  if (webClip === '1' || webClip === 'true') return 'WEBCLIP'
  return isStandalone ? 'PWA' : 'H5'
}

export const launch = () =>
  launchOf({
    isWrapper: isNativeWrapper(),
    webClip: lasting.read('WEBCLIP'),
    isStandalone: isStandalone(),
  })
