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

const violations: Planted[] = [
  imports('src/api/planted.ts', '#net/call.ts'),
  imports('src/api/planted.ts', 'jotai'),
  imports('src/device/planted.ts', '#api/game.ts'),
  imports('src/i18n/planted.ts', '#net/call.ts'),
  imports('src/net/planted.ts', '#features/session/session.atoms.ts'),
  imports('src/net/planted.ts', 'idb-keyval'),
  imports('src/i18n/planted.ts', '#ui/Link.tsx'),
  imports('src/ui/planted.ts', '#net/call.ts'),
  imports('src/ui/planted.ts', 'dompurify'),
  imports('src/features/games/planted.ts', '#shell/Shell.tsx'),
  imports('src/features/games/planted.ts', '#features/wallet/wallet.atoms.ts'),
  imports('src/features/games/planted.ts', 'keen-slider'),
  imports('src/features/games/lobby/planted.ts', '#features/wallet/wallet.atoms.ts'),
  imports('src/features/games/lobby/planted.ts', '#shell/Shell.tsx'),
  imports('src/features/games/lobby/list/planted.ts', '#features/wallet/wallet.atoms.ts'),
  imports('src/shell/planted.ts', '#routes/router.ts'),
  imports('src/routes/planted.ts', '#ui/Button.tsx'),
  imports('src/routes/m/planted.ts', '#device/storage.ts'),
  imports('sandbox/planted.ts', '#net/call.ts'),
  imports('sandbox/handlers/planted.ts', '#features/games/games.rules.ts'),
  imports('sandbox/http/planted.ts', '#sandbox/session/session.ts'),
  imports('sandbox/world/planted.ts', '#sandbox/session/session.ts'),
  imports('sandbox/money/deposits/planted.ts', '#sandbox/handlers/money/deposit.ts'),
  imports('sandbox/vendor/client/planted.ts', '#sandbox/lottery/client/games.ts'),
  imports('sw/planted.ts', '#net/call.ts'),
  imports('src/main.tsx', '#sandbox/app.ts'),
  imports('src/features/games/lobby/planted.ts', '../launch/planted.ts'),
  imports('tests/pwa/planted.ts', '../support/accounts.ts'),
  imports('src/features/games/planted.ts', '#tests/support/accounts.ts'),
  {
    file: 'src/features/games/planted.ts',
    source: "export const answer = fetch('/wps/wallet')\n",
    rule: 'no-restricted-globals',
  },
]

const permitted: Planted[] = [
  imports('src/api/planted.ts', './game.ts'),
  imports('src/net/planted.ts', '#api/game.ts'),
  imports('src/ui/html/sanitise.ts', 'dompurify'),
  imports('src/ui/planted.ts', '#i18n/format.ts'),
  imports('src/features/games/planted.ts', '#features/session/session.atoms.ts'),
  imports('src/features/games/planted.ts', '#ui/Button.tsx'),
  imports('src/features/games/lobby/planted.ts', '#features/games/launch/planted.ts'),
  imports('src/features/games/lobby/planted.ts', '#features/session/session.atoms.ts'),
  imports('src/features/games/lobby/list/planted.ts', '#features/session/session.atoms.ts'),
  imports('src/features/games/lobby/list/planted.ts', '#features/games/launch/planted.ts'),
  imports('src/features/games/lobby/planted.ts', '#ui/Button.tsx'),
  imports('src/shell/planted.ts', '#features/games/games.atoms.ts'),
  imports('src/routes/m/planted.ts', '#features/games/HomeScreen.tsx'),
  imports('sandbox/handlers/planted.ts', '#api/game.ts'),
  imports('sandbox/http/planted.ts', '#api/account/login.ts'),
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

describe('the directions of the house', () => {
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
