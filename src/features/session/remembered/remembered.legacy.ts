import { phoneStorage, readJson } from '#device/storage/storage.ts'

/** Deletes logins that are stored unencrypted, under any name. */
export function dropOpenLogins() {
  for (const key of phoneStorage.keys())
    if (isOpenLogin(readJson(phoneStorage, key))) phoneStorage.write(key, null)
}

const isOpenLogin = (stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  'password' in stored &&
  !(typeof stored.password === 'string' && /^(sealed\..*)?$/.test(stored.password))
