/** Asks the browser to keep what the app has stored when space runs short; whether it says so. */
export async function persistStorage(): Promise<boolean> {
  try {
    return await navigator.storage.persist()
  } catch {
    return false
  }
}

/** Whether the browser has said so before; false where it cannot be asked. */
export async function isStoragePersistent(): Promise<boolean> {
  try {
    return await navigator.storage.persisted()
  } catch {
    return false
  }
}
