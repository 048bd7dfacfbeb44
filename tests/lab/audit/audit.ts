import { serveBareShell } from '#tests/lab/bench/bareShell.ts'
import { publish } from '#tests/lab/report.ts'
import { makeCertificate } from '#tests/support/certificate.ts'
import { frontPlainPage, servePlainPage } from '#tests/support/plainPage.ts'
import { freePort, isFronted, startPlatform } from '#tests/support/platform.ts'
import { provideLetters } from './letters.ts'
import { auditFaultsOf } from './faults.rules.ts'
import { type Measured, lcpOf, measure, rowOf, tbtOf } from './measure.ts'

const rounds = Number(process.env.AUDIT_RUNS ?? 5)
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
  const shell = isFronted ? null : await serveBareShell(await freePort())
  const pages = [
    { name: 'plain', url: plain.url },
    ...(shell ? [{ name: 'shell', url: shell.url }] : []),
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
  shell?.close()
  return results
}

/** Lighthouse's medians, against the bounds, beside a plain page and the bare shell of the same libraries. */
export async function run() {
  if (process.env.AUDIT_LETTERS !== 'none') provideLetters()
  if (isFronted) makeCertificate()
  const results = await measureAll()
  const shell = results.get('shell')
  const plainLcp = lcpOf(results.get('plain') ?? [])
  const beside = { plainLcp, shellTbt: shell ? tbtOf(shell) : null }
  const rows = [...results].map(([name, measured]) => rowOf(name, measured, beside))
  publish(isFronted ? 'audit-release' : 'audit', rows)
  return auditFaultsOf(rows, mostTimesPlain)
}
