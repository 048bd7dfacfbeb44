import { isNativeWrapper, isStandalone } from './display.ts'
import { phoneStorage } from './storage/storage.ts'

export type LaunchMode = 'APP' | 'WEBCLIP' | 'PWA' | 'H5'

/** The wrapper takes precedence over the web clip, the web clip over the home screen. */
export function launch(): LaunchMode {
  if (isNativeWrapper()) return 'APP'
  if (/^(1|true)$/.test(phoneStorage.read('WEBCLIP') ?? '')) return 'WEBCLIP'
  return isStandalone() ? 'PWA' : 'H5'
}

interface LaunchQueue {
  readonly setConsumer: (take: (launch: { readonly targetURL?: string }) => void) => void
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue
  }
}

/** Not called for the address that the window was opened with. */
export function onLaunch(open: (address: string) => void) {
  let opener = performance.getEntriesByType('navigation')[0]?.name
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const isOpener = targetURL === opener
    opener = undefined
    if (targetURL && !isOpener) open(targetURL)
  })
}
