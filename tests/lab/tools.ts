interface Tool {
  /** What it measures: the last build, or a release. */
  readonly of?: 'build' | 'release'
  readonly isBehindNginx?: true
  /** Returns the faults, a sentence each. */
  readonly load: () => Promise<{
    readonly run: (words: readonly string[]) => Promise<readonly string[]>
  }>
}

export const tools: Readonly<Record<string, Tool>> = {
  audit: { of: 'build', load: () => import('./audit/audit.ts') },
  'audit:release': { of: 'release', isBehindNginx: true, load: () => import('./audit/audit.ts') },
  'audit:pwa': { of: 'build', load: () => import('./audit/pwa.ts') },
  bench: { of: 'build', load: () => import('./bench/bench.ts') },
  engines: { of: 'build', load: () => import('./engines/engines.ts') },
  languages: { of: 'build', load: () => import('./languages/run.ts') },
  mutants: { load: () => import('./mutants.ts') },
  scale: { isBehindNginx: true, load: () => import('./scale/scale.ts') },
  screens: { of: 'build', load: () => import('./screens/run.ts') },
}
