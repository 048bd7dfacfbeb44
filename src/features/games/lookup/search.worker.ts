import { type Catalogue, gameAt, getCatalogue } from '#api/games/catalogue.ts'
import { asFailure } from '#net/failure.ts'
import { publicCall } from '#net/publicCall.ts'
import { type SearchIndex, matchesOf, indexOf } from './find.rules.ts'
import { similarTo } from './similar.rules.ts'
import { placesIn } from './category.rules.ts'
import type { Found, Question, Reply } from './search.messages.ts'

interface Opened {
  readonly catalogue: Catalogue
  readonly at: number
  readonly isCached: boolean
  /** Built at the first search. */
  index?: SearchIndex
}

let opened: Promise<Opened> | undefined

/** Loaded once, and again after a failure. */
const open = (question: Question) =>
  (opened ??= load(question).catch((thrown: unknown) => {
    opened = undefined
    throw thrown
  }))

async function load({ merchantCode, language }: Question): Promise<Opened> {
  const headers = { Merchant: merchantCode, Language: language }
  const { value, at, isCached } = await publicCall(getCatalogue, { merchantCode }, headers)
  return { catalogue: value, at, isCached }
}

function indexed(catalogue: Catalogue) {
  const start = performance.now()
  const index = indexOf(catalogue)
  performance.measure('mela:index', { start })
  return index
}

async function answer(question: Question): Promise<Found> {
  if (question.wanted === 'renew') opened = undefined
  const known = await open(question)
  const { catalogue, at, isCached } = known
  const places = placesOf(question, catalogue, () => (known.index ??= indexed(catalogue)))
  const games = Array.from(places.subarray(0, limitOf(question)), (place) =>
    gameAt(catalogue, place, question.language),
  ).filter((game) => game !== null)
  return { games, total: places.length, at, isCached }
}

function placesOf(
  { wanted }: Question,
  catalogue: Catalogue,
  index: () => SearchIndex,
): Uint32Array {
  if (wanted === 'renew') return new Uint32Array(0)
  if ('text' in wanted) return matchesOf(index(), wanted.text)
  if ('like' in wanted) return similarTo(catalogue, index().hot, wanted.like, wanted.limit)
  if ('category' in wanted) return placesIn(catalogue, wanted)
  return Uint32Array.from(wanted.ids, (id) => catalogue.ids.indexOf(id)).filter(
    (place) => place < catalogue.size,
  )
}

const limitOf = ({ wanted }: Question) =>
  typeof wanted === 'object' && 'limit' in wanted ? wanted.limit : Infinity

async function reply(question: Question): Promise<Reply> {
  const { number } = question
  try {
    return { number, found: await answer(question) }
  } catch (thrown) {
    const { kind, code } = asFailure(thrown)
    return { number, failure: { kind, code: code ?? '' } }
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void reply(data).then((answered) => postMessage(answered))
})
