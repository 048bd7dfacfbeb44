/**
 * Ends a program when this process exits, for whatever reason. Returns a function that undoes this, for a program
 * that has ended.
 */
export function endWithUs(end: () => void) {
  process.once('exit', end)
  return () => void process.off('exit', end)
}

/** Exits at a signal, which would otherwise end this process but not the programs that it started. */
export function exitAtSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130))
}
