import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { InputError, reportInput } from '#build/brand/input.ts'
import { withSourceNames } from './sourceNames.ts'

const usage = 'npm run stack -- [--maps FOLDER] [FILE]   (without FILE: from standard input)'

/** Prints a stack with source positions, using the maps that `npm run release` writes. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { maps: { type: 'string' } },
  })
  const maps = values.maps ?? join(import.meta.dirname, '../../release/maps')
  const [file] = positionals
  if (positionals.length > 1) throw new InputError(usage)
  if (!existsSync(maps))
    throw new InputError(`${maps} is missing: run npm run release, or give --maps.`)
  const stack = file === undefined ? await text(process.stdin) : readFileSync(file, 'utf8')
  const readMap = (name: string) => {
    const path = join(maps, `${name}.map`)
    return existsSync(path) ? readFileSync(path, 'utf8') : null
  }
  const named = withSourceNames(stack, readMap)
  process.stdout.write(named)
  if (named === stack)
    throw new InputError(
      `No position in it is one of ${maps}: name the maps of the reported release by --maps.`,
    )
}

await reportInput(main)
