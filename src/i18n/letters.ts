import type { Language } from './languages.ts'

const longest = 400
const weights = [400, 700]

/** Where a phone has no Bengali letters the page's own come first, or words would jump; not for long. */
export async function lettersReady(language: Language) {
  if (language !== 'BN' || 'lite' in document.documentElement.dataset) return
  const letters = weights.map((weight) => document.fonts.load(`${weight} 1em "Mela Bengali"`, 'ম'))
  await Promise.race([
    Promise.allSettled(letters),
    new Promise((resolve) => setTimeout(resolve, longest)),
  ])
}
