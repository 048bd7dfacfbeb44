import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, installPackages } from '#tests/support/chromium.ts'
import { exitAtSignal } from '#tests/support/endings/endings.ts'
import { writeReport } from '#tests/support/figures.ts'
import { startBidi } from './bidi.ts'
import { painted } from './actions.ts'
import type { Engine } from './engine.ts'
import { walkWay } from './way.ts'
import { startWebKit } from './webkit.ts'

/** `npm run engines -- firefox` runs just one of them. */
const wanted = process.argv.slice(2)
const folder = join(import.meta.dirname, '../../reports/engines')
const firefox = '/usr/bin/firefox-esr'
const driver = '/usr/bin/WebKitWebDriver'
const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser').toSorted().at(-1) ?? ''

interface Known {
  readonly packages: readonly string[]
  readonly isThere: () => boolean
  readonly start: () => Promise<Engine>
}

const engines: Readonly<Record<string, Known>> = {
  chromium: {
    packages: ['chromium'],
    isThere: () => findChromium() !== undefined,
    start: () => startBidi('chrome', findChromium() ?? ''),
  },
  firefox: {
    packages: ['firefox-esr'],
    isThere: () => existsSync(firefox),
    start: () => startBidi('firefox', firefox),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    isThere: () => existsSync(driver) && existsSync('/usr/bin/xvfb-run') && miniBrowser() !== '',
    start: () => startWebKit(driver, miniBrowser()),
  },
}

interface Walked {
  readonly name: string
  readonly steps: string[]
  fault?: string
}

async function walk(key: string, { start }: Known): Promise<Walked> {
  const engine = await start()
  const walked: Walked = { name: `${engine.name} ${engine.version}`, steps: [] }
  const keep = async (step: string) => {
    await painted(engine)
    const file = `${key}-${step.replaceAll(' ', '-')}.png`
    writeFileSync(join(folder, file), await engine.picture())
    walked.steps.push(file)
    console.log(`${engine.name}: ${step}`)
  }
  await walkWay(engine, keep).catch(async (reason) => {
    walked.fault = String(reason)
    console.error(walked.fault)
    await keep('fault').catch(() => undefined)
  })
  await engine.end()
  return walked
}

const picture = (file: string) =>
  `<td><img loading="lazy" src="engines/${file}" alt="${file}" width="260"><br>${file}</td>`
const row = ({ name, steps, fault = '' }: Walked) =>
  `<tr><th>${name}<p>${fault.replaceAll('<', '&lt;')}</p></th>${steps.map(picture).join('')}</tr>`

const chosen = Object.entries(engines).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
)
for (const [name, { packages, isThere }] of chosen) {
  if (!isThere()) installPackages(packages)
  if (isThere()) continue
  console.error(`There is no ${name} here: install ${packages.join(', ')}`)
  process.exit(69)
}
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
exitAtSignal()
const all: Walked[] = []
for (const [name, engine] of chosen) all.push(await walk(name, engine))
writeReport(
  'engines.html',
  `<!doctype html><meta charset="utf-8"><title>Engines</title><table>${all.map(row).join('')}</table>`,
)
console.log('reports/engines.html')
process.exit(all.some(({ fault }) => fault) ? 1 : 0)
