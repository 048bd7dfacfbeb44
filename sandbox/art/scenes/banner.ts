import { hash } from '#sandbox/world/random.ts'
import { svg } from '#sandbox/art/draw.ts'
import { fair } from './fair.ts'
import { marigolds } from './marigolds.ts'
import { race } from './race.ts'
import { river } from './river.ts'
import { rooftops } from './rooftops.ts'

const scenes = [river, rooftops, race, fair, marigolds]

/** Dark towards the inline start, where the text is. */
const shade =
  '<linearGradient id="sh"><stop stop-color="#0b0820" stop-opacity=".78"/><stop offset=".45" stop-color="#0b0820" stop-opacity=".5"/><stop offset=".68" stop-color="#0b0820" stop-opacity="0"/></linearGradient><rect width="780" height="312" fill="url(#sh)"/>'

/** Banners 1 to 5 use the five scenes in turn. */
export function banner(id: string): string {
  const number = /^\d+$/.test(id) ? Number(id) - 1 : hash(id)
  const scene = scenes[Math.abs(number) % scenes.length] ?? river
  return svg(780, 312, scene() + shade)
}
