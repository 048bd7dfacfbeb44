import type { Page } from 'playwright'
import { type Picture, type Strip, openPictures, writePage } from '#tests/lab/report.ts'
import { findHeadlessShell, openBrowser } from '#tests/support/chromium.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { parametersIn } from '#tests/support/walk.ts'
import { makeContexts, open } from './contexts.ts'
import { equalAccessFaults, outdatedReviews } from './equalAccess.ts'
import { axeFaults, axeQuestions, largeTextFaults, takePictures } from './inspect.ts'
import { markupFaults } from './markup.ts'
import { allScreens, missingRoutes } from './screens.ts'

/** SCREENS=markup,layout,axe,ibm,pictures selects checks, `questions` lists what axe cannot decide. */
const parts = (process.env.SCREENS ?? 'markup,layout,axe,ibm,pictures').split(',')
const hasPictures = parts.includes('pictures')
const workers = Number(process.env.SCREENS_WORKERS ?? 2)

type Opened = (typeof allScreens)[number]
type Write = ReturnType<typeof openPictures>

interface Inspected extends Strip {
  readonly group: string
  readonly faults: readonly string[]
}

async function faultsOn(page: Page) {
  const faults: string[] = []
  if (parts.includes('markup')) faults.push(...(await markupFaults(page)))
  if (parts.includes('axe')) faults.push(...(await axeFaults(page)))
  if (parts.includes('ibm')) faults.push(...(await equalAccessFaults(page)))
  if (parts.includes('questions'))
    for (const question of await axeQuestions(page)) console.log(`? ${question}`)
  if (parts.includes('layout')) faults.push(...(await largeTextFaults(page)))
  return faults
}

async function inspect(
  page: Page,
  screen: Opened,
  code: string,
  write?: Write,
): Promise<Inspected> {
  const { group, name } = screen
  const pictures: Picture[] = []
  const faults: string[] = []
  try {
    await open(page, screen)
    faults.push(...(await faultsOn(page)))
    if (write)
      await takePictures(page, (label, picture) => {
        const file = `${name.replaceAll(' ', '-')}-${code}-${label}.jpg`
        write(file, picture)
        pictures.push({ file, label })
      })
  } catch (reason) {
    faults.push(`not there: ${String(reason).slice(0, 300)}`)
  }
  await page.close()
  console.log(`${name} ${code}: ${faults.length === 0 ? 'fine' : `\n  ${faults.join('\n  ')}`}`)
  return { group, title: `${name} · ${code}`, faults, pictures }
}

async function routesWithoutScreen(page: Page, url: string) {
  await page.goto(`${url}/m/service`)
  const routes = await parametersIn(page)
  await page.close()
  return missingRoutes(routes.map(({ path }) => path))
}

/** Every screen in both main languages, or those whose names contain a word. */
export async function run(wanted: readonly string[]) {
  await using browser = await openBrowser([], findHeadlessShell())
  await using platform = await startPlatform()
  const contextOf = makeContexts(browser, platform)
  const write = hasPictures ? openPictures('screens') : undefined
  const missing = await routesWithoutScreen(await browser.newPage(), platform.url)

  const queue = allScreens
    .filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
    .flatMap((screen) => ['BN', 'EN'].map((code) => ({ screen, code })))
  const places = queue.entries()
  const inspected = new Map<number, Inspected>()
  const work = async () => {
    for (const [place, { screen, code }] of places) {
      const page = await (await contextOf(screen.who ?? 'guest', code)).newPage()
      inspected.set(place, await inspect(page, screen, code, write))
    }
  }
  await Promise.all(Array.from({ length: workers }, work))

  const all = [...inspected].toSorted(([one], [other]) => one - other).map(([, found]) => found)
  writePage(
    'screens',
    Map.groupBy(all, ({ group }) => group),
  )
  const faulty = all.filter(({ faults }) => faults.length > 0)
  const outdated = parts.includes('ibm') && wanted.length === 0 ? outdatedReviews() : []
  console.log(`${all.length} screens inspected, ${faulty.length} with faults`)
  return [
    ...missing.map((path) => `No screen of the list opens ${path}`),
    ...faulty.map(({ title, faults }) => `${title}: ${faults.length} faults`),
    ...outdated.map((rule) => `Reviewed, but no screen asks it any more: ${rule}`),
  ]
}
