import { execFileSync } from 'node:child_process'
import { exitAtSignal } from '#tests/support/endings/endings.ts'
import { ensureServer, unavailable } from '#tests/support/packages.ts'
import { tools } from './tools.ts'

/** `npm run lab -- NAME [words]`: prepares what the tool needs, runs it and prints its faults. */
async function lab([name = '', ...words]: readonly string[]): Promise<number> {
  const tool = tools[name]
  if (!tool) {
    console.error(`npm run lab -- ${Object.keys(tools).join('|')}`)
    return 1
  }
  if (tool.isBehindNginx && !ensureServer('nginx')) return unavailable
  if (tool.of) execFileSync('npm', ['run', tool.of], { stdio: 'inherit' })
  // Read when the tool is loaded.
  if (tool.of === 'release') Object.assign(process.env, { FRONT: 'nginx', DIST: 'release/site' })
  const { run } = await tool.load()
  const faults = await run(words)
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}

exitAtSignal()
process.exit(await lab(process.argv.slice(2)))
