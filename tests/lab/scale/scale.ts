import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { sharedSeconds } from '#api/shared.ts'
import { makeCertificate, trustingArgs } from '#tests/support/certificate.ts'
import { openBrowser } from '#tests/support/chromium.ts'
import { type Platform, startPlatform } from '#tests/support/platform.ts'
import { publish } from '#tests/lab/report.ts'
import { type Kind, kindOf, kinds, parseLog } from './log.ts'
import { type Visit, recordVisits, visitWithout } from './record.ts'
import { type Replayed, replay } from './replay.ts'

const options = {
  visits: { type: 'string', default: '100000' },
  seconds: { type: 'string', default: '120' },
  down: { type: 'string', default: '600' },
  dist: { type: 'string', default: 'release/site' },
} as const

/** A day of one million players with three visits each, a tenth of them in the busiest hour. */
const day = { visits: 3_000_000, busiestHour: 0.1 } as const

const countOf = (paths: readonly string[], kind: Kind) =>
  paths.filter((path) => kindOf(path) === kind).length

const average = (visits: readonly Visit[], of: (visit: Visit) => number) =>
  visits.reduce((sum, visit) => sum + visit.share * of(visit), 0)

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`

function printVisits(visits: readonly Visit[]) {
  const rows = visits.map(({ name, share, reads, writes }) => {
    const counts = kinds.map((kind) => [kind, countOf(reads, kind)])
    return { name, share, requests: reads.length + writes, ...Object.fromEntries(counts), writes }
  })
  publish('scale-visits', rows)
}

const statuses = (answers: Replayed['answers'], kind: Kind) =>
  Object.entries(answers[kind] ?? {})
    .map(([status, count]) => `${status}: ${count}`)
    .join('; ')

/** `before` is the number of log lines at the start of the replay. */
function printReached(platform: Platform, { answers }: Replayed, before: number) {
  const reached = parseLog(platform)
    .slice(before)
    .filter(({ isReached }) => isReached)
    .map(({ path }) => path)
  const rows = kinds.map((kind) => {
    const asked = Object.values(answers[kind] ?? {}).reduce((sum, count) => sum + count, 0)
    const asking = countOf(reached, kind)
    return {
      kind,
      asked,
      'to the platform': asking,
      'without it': percent(asked - asking, asked),
      'answers by status': statuses(answers, kind),
    }
  })
  publish('scale', rows)
}

/** Each public URL is requested again when its lifetime ends, however many players visit. */
function printDay(visits: readonly Visit[]) {
  const perVisit = (kind: Kind) => average(visits, ({ reads }) => countOf(reads, kind))
  const perSecond = (day.visits * day.busiestHour) / 3600
  const addresses = new Set(visits.flatMap(({ reads }) => reads))
  const renewals = [...addresses].reduce((sum, address) => {
    const seconds = sharedSeconds[address.split('?')[0] ?? '']
    return seconds === undefined ? sum : sum + 1 / seconds
  }, 0)
  const own = perVisit('private reads') + average(visits, ({ writes }) => writes)
  const asked = perVisit('public reads') * perSecond
  console.log(`One million players a day, ${perSecond.toFixed(0)} visits a second at most:
  public reads: ${asked.toFixed(0)} a second, of them ${renewals.toFixed(1)} to the platform, ${percent(asked - renewals, asked)} not
  status: ${(perVisit('status') * perSecond).toFixed(0)} a second to the platform
  private reads and writes: ${(own * perSecond).toFixed(0)} a second to the platform`)
}

/** With the platform down: at first, and at the end, when every copy has expired. */
async function printWithout(
  browser: Browser,
  platform: Platform,
  { visits, down }: { readonly visits: readonly Visit[]; readonly down: number },
) {
  const seconds = Math.min(15, down / 2)
  await platform.halt()
  const waits = { 'scale-down': 0, 'scale-expired': down - 2 * seconds }
  for (const [name, wait] of Object.entries(waits)) {
    if (wait > 0) console.log(`${wait} s pass`)
    await setTimeout(wait * 1000)
    const replayed = await replay(platform.port + 3, visits, { visits: Infinity, seconds })
    console.log(`Without the platform, ${replayed.visits} visits`)
    const rows = kinds.map((kind) => ({
      kind,
      'answers by status': statuses(replayed.answers, kind),
    }))
    publish(name, rows)
  }
  const { home, list } = await visitWithout(browser, platform)
  console.log(`A first-time visitor then sees ${home} games at home and ${list} in a list.`)
}

/** Replays visits against nginx before the last release, with the platform and without it. */
export async function run(words: readonly string[]) {
  const { values } = parseArgs({ args: [...words], options })
  if (!existsSync(values.dist)) return [`${values.dist} is missing: run npm run release`]
  makeCertificate()
  await using platform = await startPlatform({ dist: values.dist, isBehindNginx: true })
  await using browser = await openBrowser(trustingArgs())
  const visits = await recordVisits(browser, platform)
  printVisits(visits)
  const before = parseLog(platform).length
  const wanted = Number(values.visits)
  const limits = { visits: wanted, seconds: Number(values.seconds) }
  const replayed = await replay(platform.port + 3, visits, limits)
  const { visits: played, seconds } = replayed
  console.log(`${played} of ${wanted} visits in ${seconds.toFixed(0)} s`)
  printReached(platform, replayed, before)
  printDay(visits)
  await printWithout(browser, platform, { visits, down: Number(values.down) })
  return []
}
