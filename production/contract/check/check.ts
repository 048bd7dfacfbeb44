import type { AnyEndpoint } from '../../../src/api/endpoint.ts'
import { type Finding, type Read, readAnswer } from './answer.ts'
import { type Ask, Caller, type Reply } from './caller.ts'
import { type Deviation, distinct } from './deviation.ts'
import { corsFindings, headerFindings } from './headers.ts'
import { probeRefusals } from './refusals.ts'
import { inputOf, reads } from './reads.ts'
import { type Account, openSession } from './session.ts'
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

  constructor(site: string | null) {
    this.site = site
  }

  add(endpoint: string, finding: Finding) {
    this.deviations.push({ endpoint, ...finding })
  }

  /** Checks an answer that should be a success. */
  answer(name: string, endpoint: AnyEndpoint, { status, headers, text }: Reply): Read {
    this.called.push(name)
    const read = readAnswer(endpoint, status, text)
    const isClosed = read.code !== null && closed.has(read.code)
    if (isClosed) this.skipped.push(`${name}: ${read.code}`)
    const refused = read.code !== null && !isClosed && read.findings.length === 0
    const all = [
      ...read.findings,
      ...(refused ? [unwanted(read.code)] : []),
      ...headerFindings(endpoint, headers),
      ...(this.site ? corsFindings(this.site, headers) : []),
    ]
    for (const finding of all) this.add(name, finding)
    return read
  }

  /** A private answer must never be sent without its session, not even from a proxy's cache. */
  guest(name: string, endpoint: AnyEndpoint, { status, text }: Reply) {
    const { value, code } = readAnswer(endpoint, status, text)
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

const unwanted = (code: string | null): Finding => ({
  field: 'success',
  expected: 'an answer',
  actual: `the refusal ${code}`,
  effect: 'shows an error notice with a retry',
})

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
    const { value } = report.answer(name, endpoint, await caller.call(endpoint, input))
    answers.set(name, value)
    if (endpoint.session === 'required' && value !== undefined)
      report.guest(name, endpoint, await caller.call(endpoint, input, { as: 'guest' }))
  }
  return recall
}

/** Lists before the details of their rows. */
const inOrder = () =>
  reads.toSorted(
    ([one], [other]) => Number(one.startsWith('get')) - Number(other.startsWith('get')),
  )
