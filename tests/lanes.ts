import { spawn } from 'node:child_process'

/**
 * `lanes.ts 'one two' three` runs npm scripts: those of one argument in sequence, the arguments in
 * parallel. The first argument's output is streamed; the others' is printed afterwards. The first
 * failure stops everything.
 */
const [shown = [], ...hidden] = process.argv.slice(2).map((lane) => lane.split(' '))
const isWindows = process.platform === 'win32'
const running = new Set<ReturnType<typeof spawn>>()
let isEnding = false

/** Scripts start child processes, so the whole process group is killed. */
function endAll(code: number) {
  isEnding = true
  for (const child of running) {
    if (isWindows || child.pid === undefined) child.kill()
    else process.kill(-child.pid)
  }
  process.exitCode ||= code
}

function run(script: string, isShown: boolean) {
  const said: Buffer[] = []
  const child = spawn('npm', ['run', script], {
    stdio: [
      'ignore',
      ...(isShown ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
    detached: !isWindows,
    shell: isWindows,
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

async function follow(lane: readonly string[], isShown: boolean, isPrinted: Promise<unknown>) {
  for (const script of lane) {
    if (isEnding) return
    const { code, said } = await run(script, isShown)
    if (code !== 0 && !isEnding) {
      process.stdout.write(said)
      console.error(`npm run ${script} failed`)
      return endAll(code)
    }
    if (code === 0) void isPrinted.then(() => isEnding || process.stdout.write(said))
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endAll(130))
const first = follow(shown, true, Promise.resolve())
await Promise.all([first, ...hidden.map((lane) => follow(lane, false, first))])
