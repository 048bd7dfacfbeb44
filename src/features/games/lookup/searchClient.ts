import { Failure } from '#net/failure.ts'
import type { Question, Reply } from './search.messages.ts'

type Answer = Exclude<Reply, { readonly failure: unknown }>

interface Request {
  readonly question: Question
  readonly timer: ReturnType<typeof setTimeout>
  readonly resolve: (answer: Answer) => void
  readonly reject: (failure: Failure) => void
  isRetried: boolean
}

/** Longer than the worker itself waits for the catalogue. */
const deadline = 20_000

/**
 * Sends requests to a worker. One that fails or never answers is terminated, and its open requests are sent once
 * more.
 */
export function searchClient(start: () => Worker) {
  const requests = new Map<number, Request>()
  let worker: Worker | undefined
  let count = 0

  const close = (number: number) => {
    const request = requests.get(number)
    clearTimeout(request?.timer)
    requests.delete(number)
    return request
  }

  const receive = (reply: Reply) => {
    const request = close(reply.number)
    if ('failure' in reply) request?.reject(new Failure(reply.failure.kind, reply.failure.code))
    else request?.resolve(reply)
  }

  const expire = (number: number) => {
    close(number)?.reject(new Failure('timeout'))
    restart()
  }

  const restart = () => {
    worker?.terminate()
    worker = undefined
    for (const [number, request] of requests) {
      if (request.isRetried) close(number)?.reject(new Failure('malformed'))
      request.isRetried = true
    }
    for (const { question } of requests.values()) post(question)
  }

  const started = () => {
    const made = start()
    made.addEventListener('message', ({ data }: MessageEvent<Reply>) => receive(data))
    made.addEventListener('error', () => made === worker && restart())
    return made
  }

  const post = (question: Question) => {
    try {
      worker ??= started()
      worker.postMessage(question)
    } catch {
      restart()
    }
  }

  return {
    isStarted: () => worker !== undefined,
    ask: (asked: Omit<Question, 'number'>) =>
      new Promise<Answer>((resolve, reject) => {
        const number = (count += 1)
        const question = { ...asked, number }
        const timer = setTimeout(() => expire(number), deadline)
        requests.set(number, { question, timer, resolve, reject, isRetried: false })
        post(question)
      }),
  }
}
