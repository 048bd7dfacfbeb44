import { chromium } from 'playwright'
import { chromiumArgs, findChromium, findHeadlessShell } from '#tests/support/chromium.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { parametersIn } from '#tests/support/walk.ts'
import { equalAccessFaults, outdatedReviews } from './equalAccess.ts'
import { axeFaults, axeQuestions, largeTextFaults, takePictures } from './inspect.ts'
import { markupFaults } from './markup.ts'
import { type Inspected, clearPictures, writePage, writePicture } from './report.ts'
import { allScreens, missingRoutes } from './screens.ts'
import { languages } from '#i18n/languages.ts'
import { makeContexts, open } from './contexts.ts'

/**
 * `npm run screens -- login deposit` selects screens; SCREENS=markup,layout,axe,ibm,pictures selects
 * checks, `questions` lists what axe cannot decide.
 */
const wanted = process.argv.slice(2)
const parts = (process.env.SCREENS ?? 'markup,layout,axe,ibm,pictures').split(',')
const hasPictures = parts.includes('pictures')
const workers = Number(process.env.SCREENS_WORKERS ?? 2)

const executablePath = findHeadlessShell() ?? findChromium()
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath && { executablePath }),
})
const platform = await startPlatform()
const contextOf = makeContexts(browser, platform)

async function inspect(screen: (typeof allScreens)[number], code: string): Promise<Inspected> {
  const { group, name, who = 'guest' } = screen
  const page = await (await contextOf(who, code)).newPage()
  const pictures: { file: string; label: string }[] = []
  const faults: string[] = []
  try {
    await open(page, screen)
    if (parts.includes('markup')) faults.push(...(await markupFaults(page)))
    if (parts.includes('axe')) faults.push(...(await axeFaults(page)))
    if (parts.includes('ibm')) faults.push(...(await equalAccessFaults(page)))
    if (parts.includes('questions'))
      for (const question of await axeQuestions(page)) console.log(`? ${question}`)
    if (parts.includes('layout')) faults.push(...(await largeTextFaults(page)))
    if (hasPictures)
      await takePictures(page, (label, picture) => {
        const file = `${name.replaceAll(' ', '-')}-${code}-${label}.jpg`
        writePicture(file, picture)
        pictures.push({ file, label })
      })
  } catch (reason) {
    faults.push(`not there: ${String(reason).slice(0, 300)}`)
  }
  await page.close()
  console.log(`${name} ${code}: ${faults.length === 0 ? 'fine' : `\n  ${faults.join('\n  ')}`}`)
  return { group, name, code, faults, pictures }
}

async function routesWithoutScreen() {
  const page = await browser.newPage()
  await page.goto(`${platform.url}/m/service`)
  const routes = await parametersIn(page)
  await page.close()
  return missingRoutes(routes.map(({ path }) => path))
}

const queue = allScreens
  .filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .flatMap((screen) => Object.keys(languages).map((code) => ({ screen, code })))
const inspected = new Map<number, Inspected>()
let next = 0

async function work() {
  for (let place = next++; place < queue.length; place = next++) {
    const { screen, code } = queue[place]!
    inspected.set(place, await inspect(screen, code))
  }
}

if (hasPictures) clearPictures()
const missing = await routesWithoutScreen()
await Promise.all(Array.from({ length: workers }, work))
await browser.close()
await platform.stop()

const all = [...inspected].toSorted(([one], [other]) => one - other).map(([, found]) => found)
writePage(all)
const faulty = all.filter(({ faults }) => faults.length > 0)
const outdated = parts.includes('ibm') && wanted.length === 0 ? outdatedReviews() : []
for (const path of missing) console.error(`No screen of the list opens ${path}`)
for (const rule of outdated) console.error(`Reviewed, but no screen asks it any more: ${rule}`)
console.log(`${all.length} screens inspected, ${faulty.length} with faults: reports/screens.html`)
process.exit(missing.length + faulty.length + outdated.length > 0 ? 1 : 0)
