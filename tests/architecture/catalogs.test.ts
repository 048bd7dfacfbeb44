import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Entry, entriesOf, locales } from './messages.ts'

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(String)
const slotsOf = (text: string) => found(text, /\{\w+(?=[,}])|<\/?\d+\/?>/g)

/** A language with a single plural form may omit placeholders that only select the form. */
function keepsSlots({ source, translation }: Entry) {
  const [asked, given] = [slotsOf(source), slotsOf(translation)]
  const choosers = found(source, /\{\w+(?=, plural)/g)
  const needed = asked.filter((slot) => !choosers.includes(slot))
  return needed.every((slot) => given.includes(slot)) && given.every((slot) => asked.includes(slot))
}

describe.each(readdirSync(locales))('%s', (file) => {
  it('says every message', () => {
    const silent = entriesOf(file).filter(({ translation }) => translation === '')
    expect(silent.map(({ source }) => source)).toEqual([])
  })

  it('keeps the placeholders of every message', () => {
    const broken = entriesOf(file).filter((entry) => !keepsSlots(entry))
    expect(broken).toEqual([])
  })

  it('has no words left from what was deleted', () => {
    expect(readFileSync(join(locales, file), 'utf8')).not.toContain('#~')
  })
})
