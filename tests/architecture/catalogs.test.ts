import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const locales = join(import.meta.dirname, '../../src/i18n/locales')

interface Entry {
  readonly source: string
  readonly translation: string
}

/** The entries of a .po file; strings that run over several lines are joined. */
function entriesOf(file: string): Entry[] {
  const blocks = readFileSync(join(locales, file), 'utf8').split('\n\n').slice(1)
  return blocks.map((block) => {
    const [head = '', translation = ''] = block.split('\nmsgstr ')
    return { source: textOf(head.split('msgid ')[1] ?? ''), translation: textOf(translation) }
  })
}

const textOf = (quoted: string) =>
  [...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('')

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(String)
const slotsOf = (text: string) => found(text, /\{\w+(?=[,}])|<\/?\d+\/?>/g)

/** A language with one form for all numbers does without what only chooses between forms. */
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
