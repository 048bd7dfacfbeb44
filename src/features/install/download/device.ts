import { deviceOf } from './device.rules.ts'

export const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints)
