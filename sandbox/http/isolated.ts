import { isLocked } from '#sandbox/schema/db.ts'

const told = new Set<string>()

/**
 * Runs one of many independent steps: a failure is logged and does not stop the others, unless the
 * database is locked, for all of them.
 */
export async function isolated(name: string, act: () => Promise<unknown>) {
  try {
    await act()
  } catch (thrown) {
    if (isLocked(thrown)) throw thrown
    if (told.has(name)) return
    told.add(name)
    console.error(`sandbox: ${name} is skipped`, thrown)
  }
}
