import type { BrowserContext, Page } from 'playwright'
import { isLanguage } from '#i18n/languages.ts'
import { isPseudo } from '#i18n/pseudo/pseudo.rules.ts'
import { type Strip, openPictures, writePage } from '#tests/lab/report.ts'
import { makeContexts, open } from '#tests/lab/screens/contexts.ts'
import { type Screen, allScreens } from '#tests/lab/screens/screens.ts'
import { brand } from '#tests/support/brand.ts'
import { findHeadlessShell, openBrowser } from '#tests/support/chromium.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { type Expected, expectedIn, languageFaults, listen } from './inspect.ts'
import { carrierOf, carriers, readPseudoCatalogs, speakPseudo } from './pseudo.ts'

const workers = Number(process.env.SCREENS_WORKERS ?? 2)

/** Side by side in the report, in every language. */
const pictured = ['home', 'lobby', 'login', 'registration', 'deposit', 'withdraw', 'limits', 'help']

interface Inspected {
  readonly screen: Screen
  readonly code: string
  readonly faults: readonly string[]
}

/** As tall as the part that a reader of the report wants to see at once. */
async function pictureOf(page: Page) {
  await page.setViewportSize({ width: 360, height: 1100 })
  return page.screenshot({ type: 'jpeg', quality: 60 })
}

/** Codes of languages, and words that are part of a screen's name; all of either where none is given. */
function chosenBy(words: readonly string[]) {
  const isCode = (word: string) => isLanguage(word) || isPseudo(word)
  const [codes, parts] = [words.filter(isCode), words.filter((word) => !isCode(word))]
  return {
    codes: codes.length > 0 ? codes : [...brand.languages, ...Object.keys(carriers)],
    chosen: allScreens.filter(
      ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
    ),
  }
}

async function inspect(page: Page, screen: Screen, expected: Expected): Promise<string[]> {
  const heard = listen(page)
  const faults: string[] = []
  try {
    await open(page, screen)
    faults.push(...(await languageFaults(page, expected)))
  } catch (reason) {
    faults.push(`not there: ${String(reason).slice(0, 300)}`)
  }
  return screen.fails ? faults : [...faults, ...heard]
}

/** Every screen in every language, or those that the words choose: "AR TH login deposit". */
export async function run(words: readonly string[]) {
  const { codes, chosen } = chosenBy(words)
  await using browser = await openBrowser([], findHeadlessShell())
  await using platform = await startPlatform()
  const catalogs = await readPseudoCatalogs()
  const write = openPictures('languages')
  const inspected: Inspected[] = []

  const inspectIn = async (code: string) => {
    const contextOf = makeContexts(browser, platform)
    const expected = expectedIn(code, catalogs)
    const opened = new Set<BrowserContext>()
    for (const screen of chosen) {
      const context = await contextOf(screen.who ?? 'guest', carrierOf(code))
      if (isPseudo(code) && !opened.has(context)) await speakPseudo(context, catalogs)
      opened.add(context)
      const page = await context.newPage()
      const faults = await inspect(page, screen, expected)
      if (pictured.includes(screen.name)) write(fileOf(screen, code), await pictureOf(page))
      await page.close()
      if (faults.length > 0) console.log(`${code} ${screen.name}:\n  ${faults.join('\n  ')}`)
      inspected.push({ screen, code, faults })
    }
    for (const context of opened) await context.close()
  }
  const queue = codes.values()
  const work = async () => {
    for (const code of queue) await inspectIn(code)
  }
  await Promise.all(Array.from({ length: workers }, work))
  return report(inspected, codes)
}

const fileOf = ({ name }: Screen, code: string) => `${name}-${code}.jpg`

/** A strip for each screen, its languages side by side, and the faults of all. */
function report(inspected: readonly Inspected[], codes: readonly string[]) {
  const strips = Map.groupBy(inspected, ({ screen }) => screen.name)
  const stripOf = ([title, all]: [string, readonly Inspected[]]): Strip => ({
    title,
    faults: all.flatMap(({ code, faults }) => faults.map((fault) => `${code}: ${fault}`)),
    pictures: all
      .filter(({ screen }) => pictured.includes(screen.name))
      .toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code))
      .map(({ screen, code }) => ({ file: fileOf(screen, code), label: code })),
  })
  const all = [...strips].map(stripOf)
  const isShown = ({ pictures }: Strip) => pictures.length > 0
  writePage(
    'languages',
    new Map([
      ['side by side', all.filter(isShown)],
      ['other screens', all.filter((one) => !isShown(one) && one.faults?.length)],
    ]),
  )
  const faulty = inspected.filter(({ faults }) => faults.length > 0)
  console.log(`${inspected.length} screens inspected, ${faulty.length} with faults`)
  return faulty.map(({ screen, code, faults }) => `${code} ${screen.name}: ${faults.length} faults`)
}
