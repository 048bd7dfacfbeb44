import { sheetFor } from '#features/install/homeScreen/sheets.rules.ts'

export type Device = 'android' | 'safari' | 'otherIos' | 'desk'
export type InstallMethod = 'homeScreen' | 'store' | 'android' | 'ios'

/** Ignores whether the app is installed: downloads are the same. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  const sheet = sheetFor(userAgent, { isInstalled: false, hasPrompt: false, touchPoints })
  if (sheet?.startsWith('safari')) return 'safari'
  if (sheet?.startsWith('ios')) return 'otherIos'
  return /Android/.test(userAgent) ? 'android' : 'desk'
}

/** Least effort first: the browser's own installation, then a store, a package or a profile. */
export const methodsFor: Readonly<Record<Device, readonly InstallMethod[]>> = {
  android: ['homeScreen', 'android', 'store', 'ios'],
  safari: ['homeScreen', 'store', 'ios', 'android'],
  otherIos: ['homeScreen', 'store', 'ios', 'android'],
  desk: ['homeScreen', 'android', 'store', 'ios'],
}

export const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints)
