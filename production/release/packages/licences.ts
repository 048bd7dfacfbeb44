import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { filesIn } from '#production/release/files.ts'

const SourceMap = v.object({ sources: v.array(v.string()) })

const inPackages = /node_modules\/((?:@[^/]+\/)?[^/]+)/

/** Sorted names of the packages whose code is in the build, from its source maps. */
export function bundledPackages(maps: string): string[] {
  const files = filesIn(maps).filter((file) => file.endsWith('.map'))
  const names = files.flatMap((file) => {
    const { sources } = v.parse(SourceMap, JSON.parse(readFileSync(join(maps, file), 'utf8')))
    return sources.map((source) => inPackages.exec(source)?.[1])
  })
  return [...new Set(names)].filter((name) => name !== undefined).toSorted()
}

const Package = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), 'no licence named'),
})

const isLicence = /^(licen[cs]e|copying|notice)(\b|[-.])/i
const rule = '='.repeat(80)

/**
 * One text with the licence of every package under its name and version. A package without a
 * licence text gets that of another package with the same licence; throws if there is none.
 */
export function licencesOf(packages: readonly string[], modules: string): string {
  const read = packages.map((name) => readPackage(join(modules, name)))
  const byLicence = new Map(
    read.filter(({ text }) => text).map(({ license, text }) => [license, text]),
  )
  return read
    .map(({ title, license, text }) => {
      const licence = text || byLicence.get(license)
      if (!licence) throw new Error(`${title} has no licence text`)
      return [title, rule, licence, '', ''].join('\n')
    })
    .join('')
}

function readPackage(folder: string) {
  const json: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, version, license } = v.parse(Package, json)
  const texts = readdirSync(folder)
    .filter((file) => isLicence.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return { title: `${name} ${version} (${license})`, license, text: texts.join('\n\n') }
}
