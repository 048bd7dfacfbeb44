import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { exitAtSignal } from '#tests/support/endings/endings.ts'
import { brandFolder, readBrand } from '#build/brand/brand.ts'
import { drawPictures } from './draw.ts'
import { InputError, reportInput } from '#build/brand/input.ts'
import { problemsOf } from '#build/brand/problems.ts'
import { writeBrands } from './report.ts'
import { takeScreenshots } from './screenshots.ts'

const root = join(import.meta.dirname, '../../..')

/** `npm run brand -- NAME [--draw] [--screenshots] [--open]` or `--report`: prints one sentence per problem. */
async function check() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      draw: { type: 'boolean' },
      screenshots: { type: 'boolean' },
      open: { type: 'boolean' },
      report: { type: 'boolean' },
    },
  })
  const [name] = positionals
  if (values.report) {
    await writeBrands(root)
    if (!name) return []
  }
  if (!name) return [`Name a folder of brands/: npm run brand -- mela`]
  const folder = brandFolder(root, name)
  const reading = readBrand(folder)
  if ('brand' in reading) {
    if (values.draw) await drawPictures(root, folder, reading.brand)
    if (values.open) await serve(name)
    if (values.screenshots) await takeScreenshots(root, name, folder)
  }
  const problems = problemsOf(root, folder)
  if (problems.length === 0) console.log('The brand is complete.')
  return problems
}

/** The dev server with this brand; /brand shows its screens side by side. */
async function serve(name: string) {
  process.env['BRAND'] = name
  const server = await createServer({ root })
  await server.listen()
  console.log(`The brand's screens: http://localhost:${server.config.server.port}/brand`)
}

exitAtSignal()
await reportInput(async () => {
  const problems = await check()
  if (problems.length > 0) throw new InputError(problems.join('\n'))
})
