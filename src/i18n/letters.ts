import { wait } from '#device/idle.ts'
import type { Formats } from './languages.ts'

const longest = 400
const weights = [400, 700]

/** Waits briefly for the web font where the phone has none for the script, so that text does not reflow. */
export async function lettersReady({ font }: Formats) {
  if (!font || 'lite' in document.documentElement.dataset) return
  const letters = weights.map((weight) =>
    document.fonts.load(`${weight} 1em "${font.family}"`, font.sample),
  )
  await Promise.race([Promise.allSettled(letters), wait(longest)])
}
