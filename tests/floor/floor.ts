import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowed, reasonFor } from './allowed.ts'
import { usesOfFile } from './files.ts'

const dist = join(import.meta.dirname, '../../dist')
const files = globSync('**/*.{html,js,css}', { cwd: dist })

const faults = new Set<string>()
const needed = new Set<string>()
for (const file of files)
  for (const { feature, lacking } of usesOfFile(file, readFileSync(join(dist, file), 'utf8')))
    if (reasonFor(feature)) needed.add(feature).add(feature.replace(/: .*/, ''))
    else faults.add(`${file}: ${feature} is missing in ${lacking.join(', ')}`)
for (const feature of Object.keys(allowed))
  if (!needed.has(feature)) faults.add(`${feature} is allowed, and nothing uses it`)

if (files.length < 100) faults.add(`${files.length} built files are too few`)
for (const fault of faults) console.error(fault)
if (faults.size === 0) console.log(`${files.length} built files run in every browser of the floor`)
process.exitCode = Math.min(faults.size, 1)
