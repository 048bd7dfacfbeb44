import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { brandFolder, brandName, brandOf } from '#build/brand/brand.ts'
import { InputError, refuseEmpty, reportInput } from '#build/brand/input.ts'
import { offeredOf } from '#build/brand/languages.ts'
import { type MerchantFile, merchantFileOf } from '#build/brand/merchant.ts'
import { problemsOf } from '#build/brand/problems.ts'
import { readEntries } from '#build/text/entries.ts'
import { releaseProblem } from '#build/text/translations.rules.ts'
import { isLanguage, locales } from '#i18n/languages.ts'
import { bomOf } from './packages/bom.ts'
import { bundledPackages, licencesOf } from './packages/licences.ts'
import { checksumsOf, releaseName, addFormer, moveMaps } from './files.ts'
import { compressFiles } from './encodings.ts'
import { headersOf } from './headers.ts'
import { historyOf } from './history.ts'
import { leaksIn } from './leaks.ts'
import { operatorOf, writeMetadata } from './metadata.ts'
import { noticesOf } from './packages/notices.ts'
import { platformFaults } from './platform.ts'
import { writeContract } from '#production/contract/openapi/write.ts'
import { summaryOf } from './summary.ts'
import { refuseTarget, replaceRelease } from './target.ts'
import { brandFaults } from './verify.ts'
import { writeServers } from '#production/servers/servers.ts'

const root = join(import.meta.dirname, '../..')
/**
 * Every release is built here, whatever its target folder: source maps name the sources relative to
 * their own location.
 */
const made = join(root, '.release')

/**
 * Writes `release/`: the site, which any web server can serve, and what an operator needs to know
 * about it. The same commit after the same releases produces the same bytes.
 */
async function release() {
  const started = performance.now()
  const { values, positionals } = parseArgs({
    allowPositionals: process.argv.includes('--check'),
    options: {
      check: { type: 'boolean' },
      former: { type: 'string' },
      operator: { type: 'string' },
      brand: { type: 'string' },
      merchant: { type: 'string' },
      out: { type: 'string' },
    },
  })
  refuseEmpty(values)
  if (values.brand) process.env['BRAND'] = values.brand
  if (values.merchant) process.env['MERCHANT'] = values.merchant
  process.env['RELEASE'] = '1'
  const merchant = merchantFileOf(root)
  const operator = values.operator ? operatorOf(values.operator) : null
  const folder = brandFolder(root)
  refuse(problemsOf(root, folder))
  refuse(await languagesToTranslate(merchant))
  if (values.check) {
    const [address] = positionals
    const site = merchant.platform.origin === undefined ? undefined : operator?.origin
    const wrong = await platformFaults({ merchant, address, site, folder })
    refuse(wrong)
  }
  const out = resolve(values.out ?? join(root, 'release'))
  const former = values.former ?? out
  if (values.former !== undefined && !existsSync(join(former, 'history.json')))
    refuse([`There is no release in ${former}.`])
  refuseTarget(out)
  rmSync(made, { recursive: true, force: true })
  const [site, maps] = [join(made, 'site'), join(made, 'maps')]
  await build({
    root,
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: site, sourcemap: 'hidden' },
  })
  moveMaps(site, maps)

  const write = (name: string, text: string) => writeFileSync(join(made, name), text)
  const writeJson = (name: string, value: unknown) =>
    write(name, `${JSON.stringify(value, null, 2)}\n`)
  const version = versionOf()
  const history = historyOf(site, { commit: version.commit, brand: brandName() }, former)
  addFormer(
    site,
    former,
    history.slice(1).flatMap(({ assets }) => assets),
  )
  writeJson('site/version.json', version)
  if (operator)
    writeMetadata(made, operator, version.date, {
      languages: merchant.languages.filter(isLanguage),
      moreLanguages: merchant.moreLanguages?.filter(isLanguage) ?? [],
    })

  const packages = bundledPackages(maps)
  write('site/licences.txt', licencesOf(packages, join(root, 'node_modules')))
  writeJson(
    'bom.json',
    bomOf(JSON.parse(read(root, 'package-lock.json')), { packages, date: version.date }),
  )

  const headers = headersOf(read(site, 'index.html'), merchant, operator?.hstsPreload)
  writeJson('headers.json', headers)
  const name = releaseName(version.commit, site)
  writeServers(made, { name, rules: headers, merchant })
  writeContract(join(made, 'contract'), version.version)
  const faults = brandFaults(site, { folder, ...brandOf(folder) }, headers)
  const leaks = ['site', 'maps', 'servers'].flatMap((part) => leaksIn(join(made, part)))
  refuse([...faults, ...leaks])

  writeJson('history.json', history)
  await compressFiles(site)
  write('NAME', `${name}\n`)
  write('SHA256SUMS', checksumsOf(made))
  replaceRelease(made, out)
  rmSync(made, { recursive: true })
  for (const sentence of noticesOf(merchant)) console.warn(sentence)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(summaryOf({ out, brand: brandName(), version: version.version, name, seconds }))
}

/** The languages that the merchant offers and that lack too much, with what they lack. */
async function languagesToTranslate(merchant: MerchantFile) {
  const offered = offeredOf(merchant)
    .filter(isLanguage)
    .map((code) => locales[code])
  const entries = await readEntries(root, offered)
  return [...entries].flatMap(([locale, said]) => releaseProblem(locale, said))
}

function refuse(problems: readonly string[]) {
  if (problems.length > 0) throw new InputError(problems.join('\n'))
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })

const versionOf = () => ({
  version: String(JSON.parse(read(root, 'package.json')).version),
  commit: run('git', 'rev-parse', 'HEAD').trim(),
  date: new Date(run('git', 'show', '--no-patch', '--format=%cI', 'HEAD').trim()).toISOString(),
})

await reportInput(release)
