import { phoneStorage } from '#device/storage/storage.ts'

export const loginKey = 'rememberedLogin'
export const numberKey = 'rememberedNumber'

/** Whether a login is remembered on this phone. In a file of its own, because remembering takes 3 kB more. */
export const hasRemembered = () =>
  [loginKey, numberKey].some((key) => phoneStorage.read(key) !== null)
