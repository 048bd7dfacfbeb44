import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const cache = 'node_modules/.cache'

const release = (...words: readonly string[]) =>
  execFileSync(process.execPath, ['production/release/release.ts', ...words], {
    cwd: root,
    stdio: 'inherit',
  })

// What the production tests need: a release, the same one again in another folder, and one of the
// second brand.
release()
release('--former', 'release', '--out', join(cache, 'again'))
const otherPlatform = 'tests/production/elsewhere.json'
release('--brand', 'jonaki', '--merchant', otherPlatform, '--out', join(cache, 'elsewhere'))
