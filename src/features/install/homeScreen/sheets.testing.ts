import type { BrowserFacts, SheetName } from './sheets.rules.ts'

export const phone: BrowserFacts = { isInstalled: false, hasPrompt: false, touchPoints: 5 }

export type SheetCase = readonly [string, SheetName, string]

export const iphone = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`
export const chromium = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
export const mac = 'Macintosh; Intel Mac OS X 10_15_7'
export const safari = iphone('17_5_1', 'Version/17.5 Mobile/15E148 Safari/604.1')
export const chrome = chromium('Linux; Android 10; K', 'Chrome/126.0.0.0 Mobile Safari/537.36')

export const visitWith = (userAgent: string) =>
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })

export function offerInstall(outcome: 'accepted' | 'dismissed', prompt: () => Promise<void>) {
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  const event = Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome }) })
  dispatchEvent(event)
  return event
}
