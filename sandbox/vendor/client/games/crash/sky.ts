import { h, picture, s } from '#sandbox/vendor/client/dom.ts'

const width = 320
const depth = 200

/** The rocket's position: 0 on the ground, 1 at the top. */
const pointAt = (part: number) => ({ x: 36 + 250 * part, y: 182 - 150 * part ** 1.7 })

const stars = Array.from({ length: 26 }, (_, i) =>
  s('circle', {
    cx: (i * 97) % width,
    cy: (i * 53) % 150,
    r: 0.6 + (i % 3) * 0.5,
    class: 'star',
  }),
)

function trailTo(part: number): string {
  const steps = Array.from({ length: 25 }, (_, i) => pointAt((part * i) / 24))
  return steps.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** A curve with the area below it and a rocket at its tip. */
export function createSky() {
  const trail = s('path', { class: 'trail' })
  const under = s('path', { class: 'under' })
  const svg = s(
    'svg',
    { viewBox: `0 0 ${width} ${depth}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    ...stars,
    under,
    trail,
  )
  const rocket = h('div', { class: 'rocket' }, picture('flyer'))
  const fly = (part: number) => {
    const { x, y } = pointAt(part)
    const way = trailTo(part)
    trail.setAttribute('d', way)
    under.setAttribute('d', `${way}L${x} 190L36 190Z`)
    rocket.style.left = `${(x / width) * 100}%`
    rocket.style.top = `${(y / depth) * 100}%`
    delete rocket.dataset['burst']
  }
  fly(0)
  return {
    element: h('div', { class: 'sky' }, svg, rocket),
    fly,
    burst: () => void (rocket.dataset['burst'] = ''),
  }
}
