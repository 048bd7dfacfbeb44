const short = (value: number) => String(Math.round(value * 10) / 10)

const point = (radius: number, turn: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`
}

const around = (count: number, draw: (turn: number, half: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index / count, 0.5 / count)).join('')

export const lotus = (count: number, inner: number, outer: number) =>
  around(count, (turn, half) => {
    const [left, right, belly] = [
      turn - half * 0.8,
      turn + half * 0.8,
      inner + (outer - inner) * 0.6,
    ]
    return `M${point(inner, turn)}Q${point(belly, left)} ${point(outer, turn)} ${point(belly, right)} ${point(inner, turn)}`
  })

const drops = (count: number, inner: number, outer: number) =>
  around(count, (turn, half) => {
    const far = [turn - half * 0.75, turn + half * 0.75]
    return `M${point(inner, turn)}C${point(outer, far[0] ?? 0)} ${point(outer, far[1] ?? 0)} ${point(inner, turn)}`
  })

export const scallops = (count: number, radius: number) => {
  const bump = short(radius * Math.sin(Math.PI / count) * 1.05)
  return `M${point(radius, 0)}${around(count, (turn, half) => `A${bump} ${bump} 0 0 1 ${point(radius, turn + half * 2)}`)}z`
}

export const flags = (count: number, width: number, from: number, every: number) => {
  const each = width / count
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => index % every === from)
    .map((index) => {
      const x = index * each - width / 2
      return `M${short(x)} 0h${short(each)}l${short(-each / 2)} ${short(each * 0.85)}z`
    })
    .join('')
}

/** The petals around a figure. */
export const petals = {
  lotus: lotus(12, 31, 42),
  drops: drops(16, 31, 44),
  scallops: scallops(16, 41) + scallops(16, 34),
}
