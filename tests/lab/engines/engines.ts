import { existsSync, globSync } from 'node:fs'
import { findChromium, installPackages } from '#tests/support/chromium.ts'
import { unavailable } from '#tests/support/packages.ts'
import { type Picture, openPictures, writePage } from '#tests/lab/report.ts'
import { startBidi } from './bidi.ts'
import { painted } from './actions.ts'
import type { Engine } from './engine.ts'
import { walkWay } from './way.ts'
import { startWebKit } from './webkit.ts'

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

type Write = ReturnType<typeof openPictures>

async function walk(key: string, { start }: Known, write: Write) {
  const engine = await start()
  const pictures: Picture[] = []
  const faults: string[] = []
  const keep = async (step: string) => {
    await painted(engine)
    const file = `${key}-${step.replaceAll(' ', '-')}.png`
    write(file, await engine.picture())
    pictures.push({ file, label: step })
    console.log(`${engine.name}: ${step}`)
  }
  await walkWay(engine, keep).catch(async (reason) => {
    faults.push(`${engine.name}: ${String(reason)}`)
    await keep('fault').catch(() => undefined)
  })
  await engine.end()
  return { title: `${engine.name} ${engine.version}`, faults, pictures }
}

/** One way through in each engine, or in those named. */
export async function run(wanted: readonly string[]) {
  const chosen = Object.entries(engines).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  )
  for (const [name, { packages, isThere }] of chosen) {
    if (!isThere()) installPackages(packages)
    if (isThere()) continue
    console.error(`There is no ${name} here: install ${packages.join(', ')}`)
    process.exit(unavailable)
  }
  const write = openPictures('engines')
  const strips = []
  for (const [name, engine] of chosen) strips.push(await walk(name, engine, write))
  writePage('engines', new Map([['One way through', strips]]))
  return strips.flatMap(({ faults }) => faults)
}
