export const width = 288
export const height = 168

type Colour = readonly [red: number, green: number, blue: number, alpha: number]
type Random = () => number

/** From the night sky down to the lights of the fair. */
const skyFrom = [15, 17, 32] as const
const skyTo = [116, 47, 108] as const
const skies = 24

const lights: readonly (readonly [number, number, number])[] = [
  [255, 176, 32],
  [255, 107, 158],
  [47, 214, 192],
  [247, 243, 232],
  [124, 191, 255],
]
const ink = skies + lights.length

const between = (from: number, to: number, share: number) => Math.round(from + (to - from) * share)
const skyAt = (step: number): Colour => {
  const share = step / (skies - 1)
  return [
    between(skyFrom[0], skyTo[0], share),
    between(skyFrom[1], skyTo[1], share),
    between(skyFrom[2], skyTo[2], share),
    255,
  ]
}

const bright: readonly Colour[] = [
  ...Array.from({ length: skies }, (_, step) => skyAt(step)),
  ...lights.map(([red, green, blue]): Colour => [red, green, blue, 255]),
  [9, 10, 20, 255],
]

const paled = ([red, green, blue]: Colour): Colour => [
  between(red, 255, 0.62),
  between(green, 255, 0.62),
  between(blue, 255, 0.62),
  255,
]

/** The colours, the same colours as they look inside the gap, and transparent. */
export const palette: readonly Colour[] = [...bright, ...bright.map(paled), [0, 0, 0, 0]]
export const inGap = bright.length
export const nothing = palette.length - 1

/** Draws a fair by night, different every time, as palette indexes. */
export function drawFair(random: Random): Uint8Array {
  const pixels = new Uint8Array(width * height)
  sky(pixels, random)
  for (let star = 0; star < 40; star += 1)
    disc(pixels, { x: random() * width, y: random() * height, radius: 0.8 }, skies + 3)
  for (let light = 0; light < 16; light += 1) lantern(pixels, random)
  wheel(pixels, random)
  bunting(pixels, random)
  return pixels
}

function sky(pixels: Uint8Array, random: Random) {
  for (let at = 0; at < pixels.length; at += 1) {
    const depth = (Math.floor(at / width) / height) * (skies - 1)
    pixels[at] = Math.min(skies - 1, Math.floor(depth + random() * 1.2))
  }
}

interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const oneOf = (random: Random) => skies + Math.floor(random() * lights.length)

function disc(pixels: Uint8Array, { x, y, radius }: Circle, colour: number, inner = 0) {
  for (let row = Math.max(0, Math.floor(y - radius)); row <= y + radius && row < height; row += 1)
    for (let column = Math.max(0, Math.floor(x - radius)); column <= x + radius; column += 1) {
      const distance = Math.hypot(column - x, row - y)
      if (column < width && distance <= radius && distance >= inner)
        pixels[row * width + column] = colour
    }
}

function lantern(pixels: Uint8Array, random: Random) {
  const radius = 4 + random() * 12
  const place = { x: random() * width, y: 16 + random() * (height - 24), radius }
  disc(pixels, place, oneOf(random))
  disc(pixels, { ...place, radius: radius * 0.7 }, oneOf(random), radius * 0.35)
}

function wheel(pixels: Uint8Array, random: Random) {
  const hub = { x: 40 + random() * (width - 80), y: height * 0.55, radius: 38 + random() * 14 }
  disc(pixels, hub, skies + 3, hub.radius - 2)
  const start = random()
  for (let place = 0; place < 10; place += 1) {
    const angle = ((place + start) / 10) * 2 * Math.PI
    const at = (share: number) => ({
      x: hub.x + Math.cos(angle) * hub.radius * share,
      y: hub.y + Math.sin(angle) * hub.radius * share,
    })
    for (let share = 0.1; share < 1; share += 0.02)
      disc(pixels, { ...at(share), radius: 0.7 }, skies + 3)
    disc(pixels, { ...at(1), radius: 5 }, skies + (place % lights.length))
  }
  disc(pixels, { ...hub, radius: 6 }, skies)
}

function bunting(pixels: Uint8Array, random: Random) {
  const sag = 6 + random() * 8
  const flag = 14 + random() * 5
  for (let x = 0; x < width; x += 1) {
    const rope = Math.round(4 + sag * Math.sin((x / width) * Math.PI))
    pixels[rope * width + x] = ink
    const reach = Math.round((flag / 2 - Math.abs((x % flag) - flag / 2)) * 1.5)
    for (let y = 1; y <= reach; y += 1)
      pixels[(rope + y) * width + x] = skies + (Math.floor(x / flag) % lights.length)
  }
}
