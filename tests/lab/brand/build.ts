import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Builds the app with a brand and returns the output folder. Runs in a separate process, because
 * Vite reads `BRAND` only once.
 */
export function buildOf(root: string, name: string) {
  const dist = join(root, 'node_modules/.cache/brands', name)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = ['--configLoader', 'native', '--logLevel', 'warn']
  const args = [vite, 'build', '--outDir', dist, '--emptyOutDir', ...options]
  execFileSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BRAND: name },
  })
  return dist
}
