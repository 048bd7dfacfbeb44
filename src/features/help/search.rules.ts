import { toLatinDigits } from '#api/typed/text.ts'
import type { HelpTopic } from '#api/content/help.ts'

export interface Excerpt {
  readonly before: string
  readonly match: string
  readonly after: string
}

interface Found {
  readonly topic: HelpTopic
  readonly index: number
  /** Null where only the title matches or there is no query. */
  readonly excerpt: Excerpt | null
}

/** Ignores case, the script of the digits, and the two encodings of some Bengali letters. */
export const folded = (text: string) => toLatinDigits(text.normalize('NFC').toLowerCase())

const entities = new Map<string, string>(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
  }),
)

/** For searching only, never to be rendered as HTML. */
const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => entities.get(name) ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')

const around = 36

/** Cuts at whole words: half a Bengali word would not render. */
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
