import { publish } from '#tests/lab/report.ts'
import { makeCertificate } from '#tests/support/certificate.ts'
import { frontPlainPage, servePlainPage } from '#tests/support/plainPage.ts'
import { freePort, isFronted, startPlatform } from '#tests/support/platform.ts'
import { provideLetters } from './letters.ts'
import { type AuditRow, type Measured, categories, lcpOf, measure, rowOf } from './measure.ts'

const rounds = Number(process.env.AUDIT_RUNS ?? 5)
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const mostTimesPlain = (screen: string) => (isFronted && screen === 'home' ? 1.1 : 1.25)

const all = [
  { name: 'home', path: '/m/home' },
  { name: 'lobby', path: '/m/gameLobbyCenter?gameCategory=RNG' },
  { name: 'search', path: '/m/home?find=sonar' },
  { name: 'login', path: '/m/login' },
  { name: 'register', path: '/m/register' },
  { name: 'help', path: '/m/help' },
  { name: 'notice', path: '/m/notice' },
  { name: 'activity', path: '/m/activity' },
  { name: 'providers', path: '/m/providers' },
  { name: 'app', path: '/m/app' },
]

/**
 * AUDIT_SCREENS=home,login selects screens; AUDIT_RUNS=1 is a quick run; AUDIT_LETTERS=none is a
 * phone without Bengali letters.
 */
const wanted = process.env.AUDIT_SCREENS?.split(',')
const screens = all.filter(({ name }) => wanted?.includes(name) ?? true)

/** Each round covers all pages, so that a noisy minute affects them equally. */
async function measureAll() {
  await using platform = await startPlatform()
  const plain = await (isFronted ? frontPlainPage : servePlainPage)(await freePort())
  const pages = [
    { name: 'plain', url: plain.url },
    ...screens.map(({ name, path }) => ({ name, url: platform.url + path })),
  ]
  const results = new Map<string, Measured[]>(pages.map(({ name }) => [name, []]))
  for (let round = 1; round <= rounds; round++)
    for (const { name, url } of pages) {
      const measured = await measure(name, url)
      results.get(name)?.push(measured)
      console.log(`${round}/${rounds} ${name}: ${measured.scores.performance}`)
    }
  await plain.close()
  return results
}

function faultsOf(row: AuditRow): string[] {
  const scores = categories
    .filter((category) => row[category] < least[category])
    .map((category) => `${category} ${row[category]} (${least[category]})`)
  const times = row['LCP × plain']
  const most = mostTimesPlain(row.screen)
  return times > most ? [...scores, `LCP × plain ${times} (${most})`] : scores
}

/** Lighthouse's medians, against the bounds and beside a plain page. */
export async function run() {
  if (process.env.AUDIT_LETTERS !== 'none') provideLetters()
  if (isFronted) makeCertificate()
  const results = await measureAll()
  const plainLcp = lcpOf(results.get('plain') ?? [])
  const rows = [...results].map(([name, measured]) => rowOf(name, measured, plainLcp))
  publish(isFronted ? 'audit-release' : 'audit', rows)
  return rows
    .filter(({ screen }) => screen !== 'plain')
    .flatMap((row) => faultsOf(row).map((fault) => `${row.screen}: ${fault}`))
}
