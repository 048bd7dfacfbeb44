/**
 * Ends a program with this process, however it exits. Returns what undoes that, for a program that
 * has ended.
 */
export function endWithUs(end: () => void) {
  process.once('exit', end)
  return () => void process.off('exit', end)
}

/** Exits at a signal, which otherwise ends this process without what it started. */
export function exitAtSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130))
}
