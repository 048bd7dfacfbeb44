import { readBrand } from './brand.ts'
import { contrastProblems } from './contrast.ts'
import { pictureProblems } from './pictures.ts'

/** Everything that is wrong with a brand, a sentence each. */
export function problemsOf(root: string, folder: string): readonly string[] {
  const reading = readBrand(folder)
  if ('problems' in reading) return reading.problems
  return [...contrastProblems(root, reading.brand), ...pictureProblems(folder)]
}
