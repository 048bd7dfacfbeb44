import { spawnSync } from 'node:child_process'

const filesIn = (place: string) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`)
const noTests = ['!**/*.test.ts', '!**/*.testing.ts', '!**/*.d.ts']

/** Plants faults in all of the code that stryker.config.mjs names, or in these files and folders. */
export async function run(places: readonly string[]) {
  const chosen = places.length > 0 ? ['--mutate', [...places.map(filesIn), ...noTests].join()] : []
  const { status } = spawnSync('stryker', ['run', ...chosen], { stdio: 'inherit' })
  return status === 0 ? [] : ['More than one fault in ten is unnoticed, or none could be planted.']
}
