import { isNativeWrapper, isStandalone } from './display.ts'
import { phoneStorage } from './storage/storage.ts'

export type LaunchMode = 'APP' | 'WEBCLIP' | 'PWA' | 'H5'

/** The wrapper takes precedence over the web clip, the web clip over the home screen (decisions 9). */
export function launch(): LaunchMode {
  if (isNativeWrapper()) return 'APP'
  if (/^(1|true)$/.test(phoneStorage.read('WEBCLIP') ?? '')) return 'WEBCLIP'
  return isStandalone() ? 'PWA' : 'H5'
}
