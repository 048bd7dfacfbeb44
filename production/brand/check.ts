import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../../tests/support/chromium.ts'
import { brandFolder, readBrand } from './brand.ts'
import { drawPictures } from './draw.ts'
import { problemsOf } from './problems.ts'
import { takeScreenshots } from './screenshots.ts'

const root = join(import.meta.dirname, '../..')

/** `npm run brand -- NAME [--draw] [--screenshots]`: prints one sentence per problem. */
async function check() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { draw: { type: 'boolean' }, screenshots: { type: 'boolean' } },
  })
  const [name] = positionals
  if (!name) return [`Name a folder of brands/: npm run brand -- mela`]
  const folder = brandFolder(root, name)
  const reading = readBrand(folder)
  if ('brand' in reading) {
    if (values.draw) await drawPictures(root, folder, reading.brand, ensureChromium())
    if (values.screenshots) await takeScreenshots(root, name, folder, ensureChromium())
  }
  return problemsOf(root, folder)
}

const problems = await check()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log('The brand is complete.')
