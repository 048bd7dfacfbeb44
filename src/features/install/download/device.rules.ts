import { type SheetName, sheetFor } from '../homeScreen/sheets.rules.ts'

/** What the page is looked at with, as far as downloads go. */
export type Device = 'android' | 'safari' | 'otherIos' | 'desk'
export type Way = 'homeScreen' | 'android' | 'ios'

/** Installed or not, a download is for the same device. */
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

/** The device's own way first. */
export const waysFor: Readonly<Record<Device, readonly [Way, ...Way[]]>> = {
  android: ['android', 'homeScreen', 'ios'],
  safari: ['ios', 'homeScreen', 'android'],
  otherIos: ['ios', 'homeScreen', 'android'],
  desk: ['homeScreen', 'android', 'ios'],
}
