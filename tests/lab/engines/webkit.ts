import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { endWithUs } from '#tests/support/endings/endings.ts'
import { freePort } from '#tests/support/platform.ts'
import { type Engine, pause, size } from './engine.ts'

const Answer = v.object({ value: v.unknown() })
const Session = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
})
const Failure = v.object({ error: v.string(), message: v.string() })

/**
 * WebKitGTK's MiniBrowser under Xvfb, driven by classic WebDriver, since it does not support BiDi
 * yet.
 */
export async function startWebKit(driver: string, binary: string): Promise<Engine> {
  const port = await freePort()
  const settings = narrowToolbar()
  const program = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: settings },
  })
  const end = () => {
    if (program.pid) process.kill(-program.pid)
    rmSync(settings, { recursive: true, force: true })
  }
  const release = endWithUs(end)
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = v.parse(Answer, await answer.json())
    if (v.is(Failure, value)) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const begin = async (tries: number): Promise<unknown> => {
    const options = { binary, args: ['--automation'] }
    try {
      return await send('POST', '', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      })
    } catch (reason) {
      if (tries === 0) throw reason
      await pause(500)
      return begin(tries - 1)
    }
  }
  const session = v.parse(Session, await begin(20))
  const at = (path: string) => `/${session.sessionId}${path}`
  const read = (expression: string) =>
    send('POST', at('/execute/sync'), { script: `return ${expression}`, args: [] })
  await send('POST', at('/window/rect'), size)
  // The size of the window's own bars.
  const bars = v.parse(
    v.tuple([v.number(), v.number()]),
    await read(`[${size.width} - innerWidth, ${size.height} - innerHeight]`),
  )
  await send('POST', at('/window/rect'), {
    width: size.width + bars[0],
    height: size.height + bars[1],
  })
  return {
    name: 'WebKitGTK',
    version: session.capabilities.browserVersion,
    open: async (url) => void (await send('POST', at('/url'), { url })),
    read: async (expression, isInGame) => {
      if (!isInGame) return read(expression)
      await send('POST', at('/frame'), { id: 0 })
      return read(expression).finally(() => send('POST', at('/frame'), { id: null }))
    },
    picture: async () =>
      Buffer.from(v.parse(v.string(), await send('GET', at('/screenshot'))), 'base64'),
    end: async () => {
      await send('DELETE', at(''))
      release()
      end()
    },
  }
}

/** MiniBrowser's toolbar alone is wider than a phone. */
function narrowToolbar() {
  const folder = mkdtempSync(join(tmpdir(), 'gtk-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    'window button, window entry { min-width: 0; padding: 0 }',
  )
  return folder
}
