import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const house = mkdtempSync(join(tmpdir(), 'mela-directions-'))

interface Planted {
  readonly file: string
  readonly source: string
  readonly rule: string
}

const imports = (file: string, from: string): Planted => ({
  file,
  source: `import * as planted from '${from}'\nexport const kept = planted\n`,
  rule: 'no-restricted-imports',
})

/** The top folders as imports name them, and what each may import of the others. */
const rooms: Readonly<Record<string, string>> = {
  api: '',
  device: '',
  styles: '',
  i18n: 'device',
  net: 'api device',
  ui: 'i18n styles',
  features: 'ui net api device i18n styles',
  shell: 'features ui net api device i18n styles',
  routes: 'shell features api net',
  testing: 'shell features api net',
  sw: 'api device',
  build: 'shell i18n api device',
  sandbox: 'build api ui',
  production: 'build api net device i18n ui',
}

function pathOf(room: string) {
  if (room === 'features') return 'src/features/games'
  return ['sw', 'build', 'sandbox', 'production'].includes(room) ? room : `src/${room}`
}

const pairs = Object.entries(rooms).flatMap(([room, may]) =>
  [...Object.keys(rooms), 'tests']
    .filter((other) => other !== room)
    .map((other) => ({
      isAllowed: may.split(' ').includes(other),
      planted: imports(`${pathOf(room)}/planted.ts`, `#${other}/some/file.ts`),
    })),
)

/** Of two features of the base floor the second may import the first, never the other way round. */
const upwards = [
  ['merchant', 'verification'],
  ['merchant', 'session'],
  ['merchant', 'wallet'],
  ['verification', 'session'],
  ['verification', 'wallet'],
  ['session', 'wallet'],
] as const

const violations: Planted[] = [
  ...pairs.filter(({ isAllowed }) => !isAllowed).map(({ planted }) => planted),
  ...['build', 'sandbox', 'production', 'tests', 'testing', 'sw'].map((room) =>
    imports('src/main.tsx', `#${room}/some/file.ts`),
  ),
  imports('src/api/planted.ts', 'jotai'),
  imports('src/net/planted.ts', 'idb-keyval'),
  imports('src/ui/planted.ts', 'dompurify'),
  ...['merchant', 'verification', 'session', 'wallet'].map((base) =>
    imports(`src/features/${base}/planted.ts`, '#features/games/some/file.ts'),
  ),
  ...upwards.map(([base, above]) =>
    imports(`src/features/${base}/planted.ts`, `#features/${above}/some/file.ts`),
  ),
  imports('src/features/games/planted.ts', '#features/lottery/lottery.atoms.ts'),
  imports('src/features/games/planted.ts', 'keen-slider'),
  imports('src/features/games/lobby/list/planted.ts', '#features/lottery/lottery.atoms.ts'),
  imports('src/features/games/lobby/planted.ts', '../launch/planted.ts'),
  imports('tests/pwa/planted.ts', '../support/accounts.ts'),
  imports('sandbox/http/planted.ts', '#sandbox/session/session.ts'),
  imports('sandbox/world/planted.ts', '#sandbox/session/session.ts'),
  imports('sandbox/money/deposits/planted.ts', '#sandbox/handlers/money/deposit.ts'),
  imports('sandbox/vendor/client/planted.ts', '#sandbox/lottery/client/games.ts'),
  {
    file: 'src/features/games/planted.ts',
    source: "export const answer = fetch('/wps/wallet')\n",
    rule: 'no-restricted-globals',
  },
]

const permitted: Planted[] = [
  ...pairs.filter(({ isAllowed }) => isAllowed).map(({ planted }) => planted),
  imports('src/api/planted.ts', './game.ts'),
  imports('src/ui/html/sanitise.ts', 'dompurify'),
  ...['merchant', 'verification', 'session', 'wallet'].map((base) =>
    imports('src/features/games/planted.ts', `#features/${base}/some/file.ts`),
  ),
  ...upwards.map(([base, above]) =>
    imports(`src/features/${above}/planted.ts`, `#features/${base}/some/file.ts`),
  ),
  imports('src/features/games/lobby/list/planted.ts', '#features/session/session.atoms.ts'),
  imports('src/features/games/lobby/list/planted.ts', '#features/games/launch/planted.ts'),
  imports('sandbox/handlers/account/planted.ts', '#sandbox/handlers/session/login.ts'),
  imports('sandbox/handlers/money/planted.ts', '#sandbox/money/rules.ts'),
  imports('sw/planted.ts', 'idb-keyval'),
]

/** Where the files are planted, each under a unique name. */
const places = [...violations, ...permitted].map(({ file }, n) =>
  file.replace('planted.ts', `planted${n}.ts`),
)

let findings: string[] = []

/** The linter's findings for one planted file. */
const foundAt = (place: number) =>
  findings.filter((line) => line.startsWith(`${places[place]}:`)).join('\n')

beforeAll(() => {
  cpSync(join(root, 'oxlint.config.ts'), join(house, 'oxlint.config.ts'))
  for (const [n, { source }] of [...violations, ...permitted].entries()) {
    const path = join(house, places[n]!)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, source)
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format', 'unix'], { cwd: house, encoding: 'utf8' })
  findings = stdout.split('\n')
})

afterAll(() => rmSync(house, { recursive: true }))

describe('the import rules', () => {
  it.each(violations.map((planted, n) => ({ ...planted, n })))(
    '$file is refused: $source',
    ({ rule, n }) => {
      expect(foundAt(n)).toContain(rule)
    },
  )

  it.each(permitted.map((planted, n) => ({ ...planted, n: violations.length + n })))(
    '$file is accepted: $source',
    ({ rule, n }) => {
      expect(foundAt(n)).not.toContain(rule)
    },
  )
})
