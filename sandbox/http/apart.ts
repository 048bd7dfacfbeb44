const told = new Set<string>()

/** Does one of many: where it cannot be done, that is logged once, and the others go on. */
export async function apart(name: string, act: () => Promise<unknown>) {
  try {
    await act()
  } catch (thrown) {
    if (told.has(name)) return
    told.add(name)
    console.error(`sandbox: ${name} is skipped`, thrown)
  }
}
