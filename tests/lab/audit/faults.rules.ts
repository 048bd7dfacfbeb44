import { type AuditRow, categories } from './measure.ts'

const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Milliseconds that the plain page, which does nothing, may block; more comes from the machine. */
const mostNoise = 30

/** The most that these may cost compared with the bare shell, on any machine. */
const besideShell = {
  screens: ['home', 'lobby', 'login'],
  points: 5,
  times: 2.5,
  tbt: 150,
} as const

const find = (rows: readonly AuditRow[], name: string) => rows.find(({ screen }) => screen === name)

/** Null if the machine was quiet enough to judge times. */
export function noiseOf(rows: readonly AuditRow[]): string | null {
  const blocked = find(rows, 'plain')?.['TBT ms'] ?? 0
  if (blocked <= mostNoise) return null
  return `The machine is too noisy to judge times: the plain page's TBT is ${blocked} ms (${mostNoise})`
}

function besideShellFaults(row: AuditRow, shell: AuditRow): string[] {
  const leastPoints = shell.performance - besideShell.points
  const mostTbt = Math.max(besideShell.times * shell['TBT ms'], besideShell.tbt)
  return [
    ...(row.performance < leastPoints ? [`performance ${row.performance} (${leastPoints})`] : []),
    ...(row['TBT ms'] > mostTbt ? [`TBT ${row['TBT ms']} ms (${mostTbt})`] : []),
  ]
}

/**
 * One sentence for each figure beyond its bound. `mostTimesPlain` is the LCP as a multiple of the plain page's. On a
 * noisy machine, only figures that do not depend on time are judged.
 */
export function auditFaultsOf(
  rows: readonly AuditRow[],
  mostTimesPlain: (screen: string) => number,
): string[] {
  const noise = noiseOf(rows)
  const shell = find(rows, 'shell')
  const timeless = categories.filter((category) => category !== 'performance')
  const faults = (row: AuditRow) => {
    const scores = (noise ? timeless : categories)
      .filter((category) => row[category] < least[category])
      .map((category) => `${category} ${row[category]} (${least[category]})`)
    if (noise) return scores
    const [times, most] = [row['LCP × plain'], mostTimesPlain(row.screen)]
    if (times > most) scores.push(`LCP × plain ${times} (${most})`)
    const isCompared = besideShell.screens.some((screen) => screen === row.screen)
    return shell && isCompared ? [...scores, ...besideShellFaults(row, shell)] : scores
  }
  const judged = rows.filter(({ screen }) => screen !== 'plain' && screen !== 'shell')
  const found = judged.flatMap((row) => faults(row).map((fault) => `${row.screen}: ${fault}`))
  return noise ? [noise, ...found] : found
}
