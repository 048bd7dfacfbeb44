import type { Page } from '@playwright/test'
import { isRightToLeft } from '#i18n/languages.ts'
import { largeTextFaults } from '#tests/lab/screens/inspect.ts'
import { hasLostSlot } from './english.rules.ts'
import { type Reading, readPage } from './said.ts'

export interface Expected {
  readonly locale: string
  readonly isEnglish: (text: string) => boolean
  /** Texts without an accent are in no catalog. */
  readonly isPseudo: boolean
  readonly widths: readonly number[]
}

/** What is wrong with a screen in a language. */
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
    if (one.lang !== locale || proper.test(one.text)) continue
    if (isEnglish(one.text)) faults.add(`English: ${where}`)
    else if (isPseudo && !one.isData && isPlain(one.text)) faults.add(`in no catalog: ${where}`)
  }
  return [...faults]
}

/** The platform's data: the names of brand and networks, addresses, and initials. */
const proper = /^(Mela|Facebook|Instagram|Telegram|WhatsApp|X|YouTube)$|[@.]\w|^[^a-z]*$/

const isPlain = (text: string) => /[a-z]/i.test(text) && !/(?![\0-\u007f])\p{L}/u.test(text)

/** Collects what the console and the app report from now on. */
export function listen(page: Page) {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', ({ message }) => heard.push(`thrown: ${message.slice(0, 200)}`))
  return heard
}
