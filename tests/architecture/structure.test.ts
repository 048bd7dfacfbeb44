import { expect, it } from 'vitest'
import { diagram, edges, filesByFolder, mutual, read } from './structure.ts'

/** A route's file name is its path, so the paths below /m lie side by side. */
const paths = 'src/routes/m'

it('keeps folders small enough to be seen whole', () => {
  const large = [...filesByFolder()].filter(([folder, count]) => count > 25 && folder !== paths)
  expect(large).toEqual([])
})

it('is drawn as it stands: run node tests/architecture/structure.ts', () => {
  expect(read('docs/architecture.md')).toContain(diagram())
})

it.each(['src/features/games', 'sandbox'])(
  'has no two folders of %s that import each other',
  (root) => {
    const folderOf = (file: string) => {
      if (!file.startsWith(`${root}/`)) return undefined
      const [folder, ...below] = file.slice(root.length + 1).split('/')
      return below.length > 0 ? folder : '.'
    }
    expect(mutual(edges(folderOf))).toEqual([])
  },
)
