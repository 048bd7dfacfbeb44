/** Storage that may be missing, full or forbidden (private mode): it then forgets, and never throws. */
function safe(open: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    write(key: string, value: string | null) {
      try {
        if (value === null) open().removeItem(key)
        else open().setItem(key, value)
      } catch {
        return
      }
    },
    keys(): readonly string[] {
      try {
        return Object.keys(open())
      } catch {
        return []
      }
    },
    clear() {
      try {
        open().clear()
      } catch {
        return
      }
    },
  }
}

export const lasting = safe(() => localStorage)
export const passing = safe(() => sessionStorage)

/** Parsed JSON of a stored item, or null where there is none or it is broken. */
export function readJson(storage: ReturnType<typeof safe>, key: string): unknown {
  const text = storage.read(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
