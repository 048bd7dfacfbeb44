import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import * as chunks from '#build/chunks.ts'
import { files, mutual } from './structure.ts'

const folders = [...new Set(files.map((file) => dirname(file)))]

it.each(['src/features/games', 'sandbox'])(
  '%s has no two folders that import each other, however deep',
  (root) => {
    const within = folders.filter((at) => `${at}/`.startsWith(`${root}/`))
    const found = within.flatMap((at) =>
      mutual((file) => childOf(at, file)).map((pair) => `${at}: ${pair}`),
    )
    expect(found).toEqual([])
  },
)

/** The direct child folder that contains the file, or '.' if the file is in the folder itself. */
function childOf(at: string, file: string) {
  if (!file.startsWith(`${at}/`)) return undefined
  const [child, ...below] = file.slice(at.length + 1).split('/')
  return below.length > 0 ? child : '.'
}

const { areas, shared, chunkGroups: _groups, ...others } = chunks

it.each(Object.values({ ...others, ...shared, ...areas }).flat())(
  'the chunks’ folder %s exists',
  (folder) => {
    expect(files.some((file) => file.startsWith(`src/${folder}/`))).toBe(true)
  },
)
