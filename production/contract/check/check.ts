import type { AnyEndpoint } from '#api/endpoint.ts'
import { type Ask, Caller } from './caller.ts'
import { distinct } from './deviation.ts'
import { probeRefusals } from './refusals.ts'
import { inputOf, reads } from './reads.ts'
import { Report } from './report.ts'
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
