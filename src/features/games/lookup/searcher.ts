import { getCatalogue } from '../../../api/games/catalogue.ts'
import { trustedScript } from '../../../device/page/trusted.ts'
import { onFresh } from '../../../device/worker/worker.ts'
import { Failure } from '../../../net/failure.ts'
import { store } from '../../../net/queryClient.ts'
import { listLanguageAtom, merchantCodeAtom } from '../../merchant/merchant.atoms.ts'
import { confirmedAtAtom } from './lookup.atoms.ts'
import type { Found, Question, Reply, Rest, RestWanted } from './search.messages.ts'
// oxlint-disable-next-line import/default -- the bundler makes it the worker's address
import script from './search.worker.ts?worker&url'

type Answer = Exclude<Reply, { readonly failure: unknown }>

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (failure: Failure) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let asked = 0

/** The search's own thread, from its first question until the page goes. */
function started(): Worker {
  if (worker) return worker
  worker = new Worker(trustedScript(script), { type: 'module', name: 'search' })
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => settle(data))
  worker.addEventListener('error', giveUp)
  return worker
}

onFresh(({ address, at, text }) => {
  if (!address.startsWith(getCatalogue.path)) return
  if (worker && text !== undefined) void ask('renew').catch(() => undefined)
  store.set(confirmedAtAtom, at)
})

function settle(reply: Reply) {
  const one = waiting.get(reply.number)
  waiting.delete(reply.number)
  if ('failure' in reply) one?.reject(new Failure(reply.failure.kind, reply.failure.code))
  else one?.resolve(reply)
}

/** A worker that cannot run leaves no question open; the next question starts another. */
function giveUp() {
  worker = undefined
  for (const { reject } of waiting.values()) reject(new Failure('malformed'))
  waiting.clear()
}

function ask(wanted: Question['wanted']): Promise<Answer> {
  const question: Question = {
    number: (asked += 1),
    merchantCode: store.get(merchantCodeAtom),
    language: store.get(listLanguageAtom),
    wanted,
  }
  return new Promise((resolve, reject) => {
    waiting.set(question.number, { resolve, reject })
    try {
      started().postMessage(question)
    } catch {
      giveUp()
    }
  })
}

async function lookUp(wanted: Question['wanted']): Promise<Found> {
  const answer = await ask(wanted)
  if ('found' in answer) return answer.found
  throw new Failure('malformed')
}

/** Some of a long list's games: the catalogue itself stays in the search's thread. */
export async function restOf(wanted: RestWanted): Promise<Rest> {
  const answer = await ask(wanted)
  if ('rest' in answer) return answer.rest
  throw new Failure('malformed')
}

/** The games that answer to a text, looked up on this phone; rejects with a Failure where it has no catalogue. */
export const findGames = (text: string, most: number) => lookUp({ text, most })

/** The games of these ids, as far as there are such, in the same order. */
export const findGamesOf = (ids: readonly string[]) => lookUp({ ids })

export const findGame = (id: string) => findGamesOf([id]).then(({ games }) => games[0])

/** The games that are most like the one of this id, the likest first. */
export const findSimilar = (id: string, most: number) => lookUp({ like: id, most })
