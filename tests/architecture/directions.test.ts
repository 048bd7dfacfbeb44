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
  imports('src/api/planted.ts', '../net/call.ts'),
  imports('src/api/planted.ts', 'jotai'),
  imports('src/device/planted.ts', '../api/game.ts'),
  imports('src/i18n/planted.ts', '../net/call.ts'),
  imports('src/net/planted.ts', '../features/session/session.atoms.ts'),
  imports('src/net/planted.ts', 'idb-keyval'),
  imports('src/ui/planted.ts', '../net/call.ts'),
  imports('src/ui/planted.ts', 'dompurify'),
  imports('src/features/games/planted.ts', '../../shell/Shell.tsx'),
  imports('src/features/games/planted.ts', '../wallet/wallet.atoms.ts'),
  imports('src/features/games/planted.ts', 'keen-slider'),
  imports('src/features/games/lobby/planted.ts', '../../wallet/wallet.atoms.ts'),
  imports('src/features/games/lobby/planted.ts', '../../../shell/Shell.tsx'),
  imports('src/features/games/lobby/list/planted.ts', '../../../wallet/wallet.atoms.ts'),
  imports('src/shell/planted.ts', '../routes/router.ts'),
  imports('src/routes/planted.ts', '../ui/Button.tsx'),
  imports('src/routes/m/planted.ts', '../../device/storage.ts'),
  imports('sandbox/planted.ts', '../src/net/call.ts'),
  imports('sandbox/handlers/planted.ts', '../../src/features/games/games.rules.ts'),
  imports('sw/planted.ts', '../src/net/call.ts'),
  imports('src/main.tsx', '../sandbox/app.ts'),
  imports('src/features/games/planted.ts', '../../../tests/support/accounts.ts'),
  {
    file: 'src/features/games/planted.ts',
    source: "export const answer = fetch('/wps/wallet')\n",
    rule: 'no-restricted-globals',
  },
]

const permitted: Planted[] = [
  imports('src/api/planted.ts', './game.ts'),
  imports('src/net/planted.ts', '../api/game.ts'),
  imports('src/ui/html/sanitise.ts', 'dompurify'),
  imports('src/features/games/planted.ts', '../session/session.atoms.ts'),
  imports('src/features/games/planted.ts', '../../ui/Button.tsx'),
  imports('src/features/games/lobby/planted.ts', '../launch/planted.ts'),
  imports('src/features/games/lobby/planted.ts', '../../session/session.atoms.ts'),
  imports('src/features/games/lobby/list/planted.ts', '../../../session/session.atoms.ts'),
  imports('src/features/games/lobby/list/planted.ts', '../../launch/planted.ts'),
  imports('src/features/games/lobby/planted.ts', '../../../ui/Button.tsx'),
  imports('src/shell/planted.ts', '../features/games/games.atoms.ts'),
  imports('src/routes/m/planted.ts', '../../features/games/HomeScreen.tsx'),
  imports('sandbox/handlers/planted.ts', '../../src/api/game.ts'),
  imports('sw/planted.ts', 'idb-keyval'),
]

/** Plants one file in an empty house under the project's own lint rules and returns what the linter says. */
function lint({ file, source }: Planted): string {
  const path = join(house, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix', file], {
    cwd: house,
    encoding: 'utf8',
  })
  rmSync(path)
  return stdout
}

beforeAll(() => cpSync(join(root, 'oxlint.config.ts'), join(house, 'oxlint.config.ts')))
afterAll(() => rmSync(house, { recursive: true }))

describe('the directions of the house', () => {
  it.each(violations)('$file is refused: $source', (planted) => {
    expect(lint(planted)).toContain(planted.rule)
  })

  it.each(permitted)('$file is accepted: $source', (planted) => {
    expect(lint(planted)).not.toContain(planted.rule)
  })
})
