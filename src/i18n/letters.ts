import type { Formats } from './languages.ts'

const longest = 400
const weights = [400, 700]

/** Where a phone has no letters of a script the page's own come first, or words would jump; not for long. */
export async function lettersReady({ font }: Formats) {
  if (!font || 'lite' in document.documentElement.dataset) return
  const letters = weights.map((weight) =>
    document.fonts.load(`${weight} 1em "${font.family}"`, font.sample),
  )
  await Promise.race([
    Promise.allSettled(letters),
    new Promise((resolve) => setTimeout(resolve, longest)),
  ])
}
