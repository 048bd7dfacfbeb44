import type { AnyEndpoint } from '#api/endpoint.ts'
import { deadlines } from '#net/call.ts'
import { Failure } from '#net/failure.ts'
import { type Finding, type Read, readAnswer } from './answer.ts'
import type { Reply } from './caller.ts'
import type { Deviation } from './deviation.ts'
import { effectOf } from './effect.ts'
import { corsFindings, headerFindings } from './headers.ts'
import { lossOf } from './unreachable.ts'

export class Report {
  readonly deviations: Deviation[] = []
  readonly called: string[] = []
  /** What could not be checked, and why. */
  readonly skipped: string[] = []
  readonly site: string | null
  #isAnswering = false

  constructor(site: string | null) {
    this.site = site
  }

  add(endpoint: string, finding: Finding) {
    this.deviations.push({ endpoint, ...finding })
  }

  /**
   * Waits for an answer. A lost call is a deviation. Throws if no call was answered before it, or if the previous
   * call was lost too.
   */
  async reply(name: string, endpoint: AnyEndpoint, asked: Promise<Reply>): Promise<Reply | null> {
    try {
      const reply = await asked
      this.#isAnswering = true
      return reply
    } catch (thrown) {
      const loss = lossOf(thrown)
      if (!loss || !this.#isAnswering) throw thrown
      this.#isAnswering = false
      const effect = effectOf(loss.failure, endpoint)
      this.add(name, { field: '', expected: 'an answer', actual: loss.actual, effect })
      return null
    }
  }

  /** Checks an answer that should be a success. */
  answer(name: string, endpoint: AnyEndpoint, reply: Reply): Read {
    this.called.push(name)
    const read = readAnswer(endpoint, reply)
    const { code, findings, value } = read
    // Public reads are open to every account.
    const isClosed = code !== null && closed.has(code) && endpoint.session !== 'none'
    if (isClosed) this.skipped.push(`${name}: ${code}`)
    const isRefused = code !== null && !isClosed && findings.length === 0
    const all = [
      ...findings,
      ...(isRefused ? [unwanted(endpoint, code, reply.status)] : []),
      ...(value === undefined ? [] : headerFindings(endpoint, reply.headers)),
      ...(this.site ? corsFindings(this.site, reply.headers) : []),
      ...slowFindings(endpoint, reply),
    ]
    for (const finding of all) this.add(name, finding)
    return read
  }

  /** A private answer must never be sent without its session, not even from a proxy's cache. */
  guest(name: string, endpoint: AnyEndpoint, reply: Reply) {
    const { status } = reply
    const { value, code } = readAnswer(endpoint, reply)
    if (value !== undefined)
      this.add(name, {
        ...without,
        actual: 'the player’s answer',
        effect: 'nothing: others read it',
      })
    else if (status !== 401)
      this.add(name, {
        ...without,
        actual: `${status} ${code}`,
        effect: 'does not ask for a login',
      })
  }
}

const without = { field: 'without a session', expected: '401' }

/** Refusals that concern the account or the merchant, not the platform. */
const closed = new Set([
  'not_permitted',
  'non_agent',
  'non_member',
  'free_reject',
  'first_password',
])

const unwanted = (endpoint: AnyEndpoint, code: string, status: number): Finding => ({
  field: 'success',
  expected: 'an answer',
  actual: `the refusal ${code} (HTTP ${status})`,
  effect: effectOf(new Failure('refused', code), endpoint),
})

function slowFindings(endpoint: AnyEndpoint, { took }: Reply): Finding[] {
  const deadline = deadlines[endpoint.deadline]
  if (took <= deadline) return []
  return [
    {
      field: '',
      expected: `an answer within ${deadline / 1000} seconds`,
      actual: `one after ${(took / 1000).toFixed(1)} seconds`,
      effect: effectOf(new Failure('timeout'), endpoint),
    },
  ]
}
