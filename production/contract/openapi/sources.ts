import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

interface Source {
  /** The folder and the file that an endpoint belongs to. */
  readonly area: string
  readonly resource: string
  /** The comment above the endpoint. */
  readonly says: string
}

const api = join(import.meta.dirname, '../../../src/api')
const described = /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export const (\w+) = endpoint\(/g

/** Where each endpoint is defined, by name. */
export const sources: ReadonlyMap<string, Source> = new Map(
  globSync('*/*.ts', { cwd: api }).flatMap((file) => {
    const [area, resource] = [basename(dirname(file)), basename(file, '.ts')]
    const text = readFileSync(join(api, file), 'utf8')
    return [...text.matchAll(described)].map(([, comment = '', name = '']): [string, Source] => [
      name,
      {
        area,
        resource,
        says: comment
          .replaceAll(/\n\s*\*/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      },
    ])
  }),
)
