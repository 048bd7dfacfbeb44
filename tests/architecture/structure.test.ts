import { expect, it } from 'vitest'
import { areas, bars, guest, popup, rest, shared } from '#build/chunks.ts'
import { diagram, edges, files, filesByFolder, mutual, read } from './structure.ts'

it('is up to date: run node tests/architecture/structure.ts', () => {
  expect(read('docs/architecture.md')).toContain(diagram())
})

it.each(['src/features/games', 'sandbox'])(
  'has no two folders of %s that import each other, however deep',
  (root) => {
    const within = [...filesByFolder().keys()].filter((at) => `${at}/`.startsWith(`${root}/`))
    const found = within.flatMap((at) =>
      mutual(edges((file) => childOf(at, file))).map((pair) => `${at}: ${pair}`),
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

it.each([...rest, ...popup, ...bars, ...guest, ...Object.values({ ...shared, ...areas }).flat()])(
  'has a folder %s for a chunk',
  (folder) => {
    expect(files.some((file) => file.startsWith(`src/${folder}/`))).toBe(true)
  },
)
