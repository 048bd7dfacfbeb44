import type { AnyEndpoint } from '#api/endpoint.ts'
import { deadlines } from '#net/call.ts'
import { Failure } from '#net/failure.ts'
import { type Finding, type Read, readAnswer } from './answer.ts'
import { type Ask, Caller, type Reply } from './caller.ts'
import { type Deviation, distinct } from './deviation.ts'
import { effectOf } from './effect.ts'
import { corsFindings, headerFindings } from './headers.ts'
import { probeRefusals } from './refusals.ts'
import { inputOf, reads } from './reads.ts'
import { type Account, openSession } from './session.ts'
import { lossOf } from './unreachable.ts'
import { writeAndUndo } from './writes.ts'

interface CheckOptions {
  readonly platform: string
  readonly site: string | null
  readonly merchantCode: string
  readonly sealingKeyIds: readonly string[]
  readonly account?: Account
  readonly ask: Ask
}

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
   * Waits for an answer. A call that is lost is a deviation; throws if none was answered before it
   * or the one before it was lost, too.
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
    // What everybody may read is open to every account.
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

/** Throws whatever `ask` throws if the platform is unreachable. */
export async function checkPlatform(options: CheckOptions) {
  const { account, sealingKeyIds, platform, merchantCode, ask } = options
  const site = options.site === new URL(platform).origin ? null : options.site
  const caller = new Caller({ platform, site, merchantCode, ask })
  const report = new Report(site)
  await readAll(caller, report, (endpoint) => endpoint.session === 'none')
  await probeRefusals(caller, report)
  if (!account) report.skipped.push('everything private: no account was given')
  else if (await openSession({ caller, account, report, sealingKeyIds })) {
    const recall = await readAll(caller, report, (endpoint) => endpoint.session !== 'none')
    await writeAndUndo(caller, report, recall)
  }
  const { called, skipped } = report
  return { deviations: distinct(report.deviations), called, skipped }
}

async function readAll(
  caller: Caller,
  report: Report,
  isChosen: (endpoint: AnyEndpoint) => boolean,
) {
  const answers = new Map<string, unknown>()
  const recall = (name: string) => answers.get(name)
  for (const [name, endpoint] of inOrder().filter(([, some]) => isChosen(some))) {
    const input = inputOf(name, caller.target.merchantCode, recall)
    if (!input) {
      report.skipped.push(`${name}: there is nothing that it could be asked about`)
      continue
    }
    const reply = await report.reply(name, endpoint, caller.call(endpoint, input))
    if (!reply) continue
    const { value } = report.answer(name, endpoint, reply)
    answers.set(name, value)
    if (endpoint.session !== 'required' || value === undefined) continue
    const asGuest = caller.call(endpoint, input, { as: 'guest' })
    const other = await report.reply(name, endpoint, asGuest)
    if (other) report.guest(name, endpoint, other)
  }
  return recall
}

/** Lists before the details of their rows. */
const inOrder = () =>
  reads.toSorted(
    ([one], [other]) => Number(one.startsWith('get')) - Number(other.startsWith('get')),
  )
