import { spawn } from 'node:child_process'
import { type Part, commands, parts } from './commands.ts'

/** `run.ts test` or `run.ts check`, or with the names of some parts. The first failure stops everything. */
const [command, ...wanted] = process.argv.slice(2)
const isWindows = process.platform === 'win32'
const running = new Set<ReturnType<typeof spawn>>()
let isEnding = false

/** Parts start child processes, so the whole process group is killed. */
function endAll(code: number) {
  isEnding = true
  for (const child of running) {
    if (isWindows || child.pid === undefined) child.kill()
    else process.kill(-child.pid)
  }
  process.exitCode ||= code
}

function run(part: Part, isShown: boolean) {
  const said: Buffer[] = []
  const child = spawn(parts[part], {
    stdio: [
      'ignore',
      ...(isShown ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
    detached: !isWindows,
    shell: true,
  })
  running.add(child)
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk: Buffer) => said.push(chunk))
  return new Promise<{ code: number; said: Buffer }>((resolve) => {
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, said: Buffer.concat(said) })
    })
  })
}

async function follow(lane: readonly Part[], isShown: boolean, isPrinted: Promise<unknown>) {
  for (const part of lane) {
    if (isEnding) return
    const { code, said } = await run(part, isShown)
    if (code !== 0 && !isEnding) {
      process.stdout.write(said)
      console.error(`npm test -- ${part} failed`)
      return endAll(code)
    }
    if (code === 0) void isPrinted.then(() => isEnding || process.stdout.write(said))
  }
}

const isPart = (name: string): name is Part => name in parts

function stepsOf() {
  const unknown = wanted.filter((name) => !isPart(name))
  for (const name of unknown)
    console.error(`No part is called ${name}: ${Object.keys(parts).join(', ')}`)
  if (unknown.length > 0) process.exit(1)
  if (wanted.length > 0) return [[wanted.filter(isPart)]]
  return commands[command === 'check' ? 'check' : 'test']
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endAll(130))
for (const [shown = [], ...hidden] of stepsOf()) {
  const first = follow(shown, true, Promise.resolve())
  await Promise.all([first, ...hidden.map((lane) => follow(lane, false, first))])
}
