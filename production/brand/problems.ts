import { readBrand } from './brand.ts'
import { contrastProblems } from './contrast.ts'
import { pictureProblems } from './pictures.ts'
import { textProblems } from './texts.ts'

/** Everything that is wrong with a brand, a sentence each. */
export function problemsOf(root: string, folder: string): readonly string[] {
  const reading = readBrand(folder)
  if ('problems' in reading) return reading.problems
  return [
    ...textProblems(root, reading.brand),
    ...contrastProblems(root, reading.brand),
    ...pictureProblems(folder),
  ]
}
