import type { HelpTopic } from '../../api/content/help.ts'

/** A piece of text around what was found, cut into what matches and what does not. */
export interface Excerpt {
  readonly before: string
  readonly match: string
  readonly after: string
}

interface Found {
  readonly topic: HelpTopic
  /** Its place among all topics. */
  readonly index: number
  /** Where the words stand in the text; null where the title has them, or nothing is looked for. */
  readonly excerpt: Excerpt | null
}

const bengaliZero = 0x9e6

/** Capitals, Bengali digits and the two ways of writing a Bengali letter make no difference. */
export const folded = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? bengaliZero) - bengaliZero))

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The words of a text without its tags, to be searched and never to be shown as HTML. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')

const around = 36

/** The words that match, whole, with some before and after: half a Bengali word would fall apart. */
export function excerptOf(text: string, at: number, length: number): Excerpt {
  const start = text.lastIndexOf(' ', at) + 1
  const end = endOfWord(text, at + length)
  const from = start <= around ? 0 : Math.min(start, text.indexOf(' ', start - around) + 1)
  const to = endOfWord(text, Math.min(end + around, text.length))
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, start),
    match: text.slice(start, end),
    after: text.slice(end, to) + (to < text.length ? ' …' : ''),
  }
}

function endOfWord(text: string, at: number) {
  const end = text.indexOf(' ', at)
  return end < 0 ? text.length : end
}

/** Topics that hold every word, in their title or in their text; those of the title first. */
export function findTopics(topics: readonly HelpTopic[], query: string): readonly Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const found = topics.flatMap((topic, index) => look(topic, index, words))
  const isInTitle = ({ excerpt }: Found) => excerpt === null
  return [...found.filter(isInTitle), ...found.filter((one) => !isInTitle(one))]
}

function look(topic: HelpTopic, index: number, words: readonly string[]): Found[] {
  const title = folded(topic.title)
  const missing = words.filter((word) => !title.includes(word))
  const [first] = missing
  if (first === undefined) return [{ topic, index, excerpt: null }]
  const text = plainText(topic.content)
  const ground = folded(text)
  if (!missing.every((word) => ground.includes(word))) return []
  return [{ topic, index, excerpt: excerptOf(text, ground.indexOf(first), first.length) }]
}
