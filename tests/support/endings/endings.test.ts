import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const parent = `
import { spawn } from 'node:child_process'
import { endWithUs, exitAtSignal } from ${JSON.stringify(join(import.meta.dirname, 'endings.ts'))}
const child = spawn(process.execPath, ['-e', 'setTimeout(() => 0, 15_000)'], { stdio: ['ignore', 'inherit', 'ignore'] })
endWithUs(() => child.kill())
exitAtSignal()
process.stdout.write('started')
`

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'processes started by a command end with it on %s',
  async (signal) => {
    const command = spawn(process.execPath, ['--input-type=module', '-e', parent])
    await once(command.stdout, 'data')
    command.kill(signal)
    // The output closes once nobody holds it, which includes the started program.
    await once(command, 'close')
    expect(command.exitCode).toBe(130)
  },
)
