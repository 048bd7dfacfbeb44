import { prefersReducedMotion } from '#device/display.ts'
import { phoneStorage } from '#device/storage/storage.ts'

export const canBuzz = () => 'vibrate' in navigator

export const isBuzzing = () => phoneStorage.read('haptics') !== 'off'

export const chooseBuzzing = (isOn: boolean) => phoneStorage.write('haptics', isOn ? null : 'off')

export function buzz(milliseconds: 10 | 20) {
  if (canBuzz() && isBuzzing() && !prefersReducedMotion()) navigator.vibrate(milliseconds)
}
