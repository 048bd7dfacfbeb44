import { expect, it } from 'vitest'
import { files, read } from './structure.ts'

const screens = files.filter((file) => /^src\/.*\.tsx$/.test(file) && !file.includes('.test.'))

it('marks nothing but toasts with data-kind, by which testers and monitors find them', () => {
  const marked = screens.filter((file) => /\bdata-kind\b/.test(read(file)))
  expect(marked).toEqual(['src/ui/feedback/Toast.tsx'])
})
