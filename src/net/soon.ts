const due = new Set<() => void>()

/** Runs after so many milliseconds, or as the page goes where that is earlier. */
export function soon(run: () => void, milliseconds: number) {
  const settle = () => {
    clearTimeout(timer)
    if (due.delete(settle)) run()
  }
  due.add(settle)
  const timer = setTimeout(settle, milliseconds)
}

/** There is no later: whatever waits for its moment runs now. */
export function hasten() {
  for (const settle of due) settle()
}
