import { isNativeWrapper, isStandalone } from './display.ts'
import { phoneStorage } from './storage/storage.ts'

export type Launch = 'APP' | 'WEBCLIP' | 'PWA' | 'H5'

interface Signs {
  readonly isWrapper: boolean
  readonly webClip: string | null
  readonly isStandalone: boolean
}

/** The wrapper takes precedence over the web clip, the web clip over the home screen (decisions 9). */
export function launchOf({ isWrapper, webClip, isStandalone }: Signs): Launch {
  if (isWrapper) return 'APP'
  if (webClip === '1' || webClip === 'true') return 'WEBCLIP'
  return isStandalone ? 'PWA' : 'H5'
}

export const launch = () =>
  launchOf({
    isWrapper: isNativeWrapper(),
    webClip: phoneStorage.read('WEBCLIP'),
    isStandalone: isStandalone(),
  })
