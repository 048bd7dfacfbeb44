export async function persistStorage(): Promise<boolean> {
  try {
    return await navigator.storage.persist()
  } catch {
    return false
  }
}

/** False also where it cannot be asked. */
export async function isStoragePersistent(): Promise<boolean> {
  try {
    return await navigator.storage.persisted()
  } catch {
    return false
  }
}
