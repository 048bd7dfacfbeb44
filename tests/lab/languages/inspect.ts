import type { Page } from '@playwright/test'
import { isLanguage, isRightToLeft, locales } from '#i18n/languages.ts'
import { isPseudo } from '#i18n/pseudo/pseudo.rules.ts'
import { largeTextFaults, phones } from '#tests/lab/screens/inspect.ts'
import { brand } from '#tests/support/brand.ts'
import { englishFinder, hasLostSlot } from './english.rules.ts'
import { carrierOf, carriers, type readPseudoCatalogs } from './pseudo.ts'
import { type Reading, readPage } from './said.ts'

export interface Expected {
  readonly locale: string
  readonly isEnglish: (text: string) => boolean
  /** Texts without an accent are missing from the catalogs. */
  readonly isPseudo: boolean
  readonly widths: readonly number[]
}

/** Also opened on the narrowest phones. */
const narrow = ['AR', 'TH', 'MY', 'RU', ...Object.keys(carriers)]

type Catalogs = Awaited<ReturnType<typeof readPseudoCatalogs>>

const localeOf = (code: string) => {
  const carrier = carrierOf(code)
  if (!isLanguage(carrier)) throw new Error(`There is no language ${code}`)
  return locales[carrier]
}

export function expectedIn(code: string, catalogs: Catalogs): Expected {
  const [locale, english] = [localeOf(code), catalogs.textsOf('en')]
  const own = isPseudo(code) ? {} : catalogs.textsOf(locale)
  return {
    locale,
    isEnglish: englishFinder(english, own),
    isPseudo: isPseudo(code),
    widths: narrow.includes(code) ? phones : [360],
  }
}

/** The faults of a screen in a language. */
export async function languageFaults(page: Page, expected: Expected): Promise<string[]> {
  const spoken = saidFaults(await readPage(page), expected)
  return [...spoken, ...(await largeTextFaults(page, [100], expected.widths))]
}

function saidFaults({ lang, dir, said }: Reading, { locale, isEnglish, isPseudo }: Expected) {
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr'
  const faults = new Set<string>()
  if (lang !== locale) faults.add(`lang is ${lang}`)
  if ((dir || 'ltr') !== direction) faults.add(`dir is ${dir}`)
  for (const one of said) {
    const where = `“${one.text.slice(0, 60)}” (${one.place})`
    if (hasLostSlot(one.text)) faults.add(`a slot is lost: ${where}`)
    if (one.lang !== locale || one.text === brand.en || proper.test(one.text)) continue
    if (isEnglish(one.text)) faults.add(`English: ${where}`)
    else if (isPseudo && !one.isData && isPlain(one.text)) faults.add(`in no catalog: ${where}`)
  }
  return [...faults]
}

/** The platform's data: the names of networks, addresses, and initials. */
const proper = /^(Facebook|Instagram|Telegram|WhatsApp|X|YouTube)$|[@.]\w|^[^a-z]*$/

const isPlain = (text: string) => /[a-z]/i.test(text) && !/(?![\0-\u007f])\p{L}/u.test(text)

/** Collects what the console and the app report from now on. */
export function listen(page: Page) {
  const heard: string[] = []
  page.on('console', (message) => {
    // Screens of features that the platform does not have still request them.
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAnswer)
      heard.push(`console: ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', ({ message }) => heard.push(`thrown: ${message.slice(0, 200)}`))
  return heard
}
