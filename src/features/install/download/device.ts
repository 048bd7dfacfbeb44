import { type SheetName, sheetFor } from '../homeScreen/sheets.rules.ts'

export type Device = 'android' | 'safari' | 'otherIos' | 'desk'
export type Method = 'homeScreen' | 'store' | 'android' | 'ios'

/** Ignores whether the app is installed: downloads are the same. */
export const deviceOf = (userAgent: string, touchPoints: number): Device =>
  devices[
    sheetFor(userAgent, { isInstalled: false, hasPrompt: false, touchPoints }) ?? 'otherDevice'
  ]

const devices: Readonly<Record<SheetName, Device>> = {
  prompt: 'android',
  chrome: 'android',
  samsung: 'android',
  firefox: 'android',
  opera: 'android',
  edge: 'android',
  androidApp: 'android',
  safari: 'safari',
  safariMore: 'safari',
  safariPad: 'safari',
  iosBar: 'otherIos',
  iosMenu: 'otherIos',
  iosApp: 'otherIos',
  deskPrompt: 'desk',
  deskBar: 'desk',
  macSafari: 'desk',
  otherDevice: 'desk',
}

/** Least effort first: the browser's own installation, then a store, a package or a profile. */
export const methodsFor: Readonly<Record<Device, readonly Method[]>> = {
  android: ['homeScreen', 'android', 'store', 'ios'],
  safari: ['homeScreen', 'store', 'ios', 'android'],
  otherIos: ['homeScreen', 'store', 'ios', 'android'],
  desk: ['homeScreen', 'android', 'store', 'ios'],
}
