import { expect, it } from 'vitest'
import { diagram, edges, filesByFolder, mutual, read } from './structure.ts'

it('keeps folders small enough to be seen whole', () => {
  const large = [...filesByFolder()].filter(([, count]) => count > 25)
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
