/** Where storage is missing, full or forbidden (private mode), values are lost and nothing throws. */
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

export function readJson(storage: ReturnType<typeof safe>, key: string): unknown {
  const text = storage.read(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
