import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform } from '../../support/platform.ts'

const root = join(import.meta.dirname, '../../..')

/** A server over a copy of the build, which can be replaced by a next version under the same address. */
export async function deploy() {
  const dist = await mkdtemp(join(tmpdir(), 'mela-audit-'))
  await cp(process.env.DIST ?? join(root, 'dist'), dist, { recursive: true })
  let platform = await startPlatform({ dist })
  const { url, port } = platform
  const replace = async (file: string, change: (text: string) => string) => {
    const path = join(dist, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }
  return {
    url,
    /** A build whose page differs, and whose worker therefore has another revision of it. */
    nextVersion: async () => {
      const mark = '<meta name="version" content="2"></head>'
      await replace('index.html', (html) => html.replace('</head>', mark))
      await replace('sw.js', (script) =>
        script.replaceAll(/("?revision"?:\s*["'`])[0-9a-f]{32}/g, `$1${'2'.repeat(32)}`),
      )
      await platform.stop()
      platform = await startPlatform({ dist, port })
    },
    stop: async () => {
      await platform.stop()
      await rm(dist, { recursive: true })
    },
  }
}

export type Deployed = Awaited<ReturnType<typeof deploy>>
