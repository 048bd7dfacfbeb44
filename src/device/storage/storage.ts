function tryOr<T>(otherwise: T, act: () => T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/** Where storage is missing, full or forbidden (private mode), values are lost and nothing throws. */
const safe = (open: () => Storage) => ({
  read: (key: string) => tryOr(null, () => open().getItem(key)),
  write: (key: string, value: string | null) =>
    tryOr(undefined, () => (value === null ? open().removeItem(key) : open().setItem(key, value))),
  keys: () => tryOr<readonly string[]>([], () => Object.keys(open())),
  clear: () => tryOr(undefined, () => open().clear()),
})

export const phoneStorage = safe(() => localStorage)
export const tabStorage = safe(() => sessionStorage)

export function readJson(storage: ReturnType<typeof safe>, key: string): unknown {
  const text = storage.read(key)
  return text === null ? null : tryOr<unknown>(null, () => JSON.parse(text))
}
