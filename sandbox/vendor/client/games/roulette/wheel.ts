import { isRed, pockets } from '#sandbox/vendor/sheets/roulette.ts'
import { inDigits } from '#sandbox/vendor/client/numbers.ts'
import { h, s } from '#sandbox/vendor/client/dom.ts'
import { animate } from '#sandbox/vendor/client/motion.ts'

const sector = 360 / pockets.length
const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
}

export const colourOf = (number: number) => {
  if (number === 0) return 'green'
  return isRed(number) ? 'red' : 'black'
}

function pocket(number: number, place: number) {
  const half = sector / 2
  const shape = `M${at(92, -half)}A92 92 0 0 1 ${at(92, half)}L${at(54, half)}A54 54 0 0 0 ${at(54, -half)}Z`
  return s(
    'g',
    { transform: `rotate(${(place * sector).toFixed(3)})` },
    s('path', { d: shape, class: colourOf(number) }),
    s('text', { y: -80, 'text-anchor': 'middle' }, inDigits(number)),
  )
}

/** A wheel under a fixed ball; it turns until the winning pocket is at the top. */
export function createWheel() {
  let turned = 0
  const disc = s(
    'g',
    { class: 'disc' },
    ...pockets.map(pocket),
    s('circle', { r: 53, class: 'hub' }),
  )
  const wheel = s(
    'svg',
    { viewBox: '-100 -100 200 200', 'aria-hidden': 'true', class: 'wheel' },
    s('circle', { r: 98, class: 'rim' }),
    disc,
    s('circle', { cy: -63, r: 5, class: 'ball' }),
  )
  const shown = h('div', { class: 'fallen', 'aria-hidden': 'true' })
  const face = (number: number | null) => {
    shown.textContent = number === null ? '' : inDigits(number)
    if (number === null) delete shown.dataset['colour']
    else shown.dataset['colour'] = colourOf(number)
  }
  return {
    element: h('div', { class: 'roulette' }, wheel, shown),
    clear: () => face(null),
    async spin(number: number) {
      const place = pockets.findIndex((each) => each === number)
      const to = Math.ceil(turned / 360) * 360 + 4 * 360 - place * sector
      const frames = [turned, to].map((degrees) => ({ transform: `rotate(${degrees}deg)` }))
      await animate(disc, frames, { duration: 4200, easing: 'cubic-bezier(.15,.6,.2,1)' })
      turned = to
      face(number)
    },
  }
}
