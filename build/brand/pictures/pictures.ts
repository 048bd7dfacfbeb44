import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

interface Picture {
  /** Relative to the brand's folder. */
  readonly file: string
  readonly width: number
  readonly height: number
}

export interface Drawn extends Picture {
  readonly kind:
    | 'plain'
    | 'maskable'
    | 'apple'
    | 'monochrome'
    | 'splash'
    | 'hot'
    | 'lobby'
    | 'favourite'
}

export const favicon = 'icons/favicon.svg'

const icon = (kind: Drawn['kind'], name: string, size: number): Drawn => ({
  kind,
  file: `icons/${name}.png`,
  width: size,
  height: size,
})

const phones =
  '750x1334 828x1792 1125x2436 1170x2532 1179x2556 1206x2622 1242x2688 1284x2778 1290x2796 1320x2868'

/** The pictures drawn from the logo. */
export const drawn: readonly Drawn[] = [
  ...[192, 512].flatMap((size) => [
    icon('plain', `icon-${size}`, size),
    icon('maskable', `maskable-${size}`, size),
  ]),
  icon('monochrome', 'monochrome-512', 512),
  icon('apple', 'apple-touch-icon', 180),
  ...(['hot', 'lobby', 'favourite'] as const).map((kind) => icon(kind, `shortcut-${kind}`, 96)),
  ...phones.split(' ').map((phone) => {
    const [width = 0, height = 0] = phone.split('x').map(Number)
    return { kind: 'splash' as const, file: `splash/${phone}.png`, width, height }
  }),
]

/** Screenshots of the built app, which browsers show in the installation dialog. */
export const screenshots = [
  { name: 'home-narrow', path: '/m/home', theme: 'dark', width: 780, height: 1688 },
  {
    name: 'lobby-narrow',
    path: '/m/gameLobbyCenter?gameCategory=RNG',
    theme: 'light',
    width: 780,
    height: 1688,
  },
  { name: 'home-wide', path: '/m/home', theme: 'dark', width: 1280, height: 800 },
] as const

export const fileOf = (shot: { readonly name: string }) => `screenshots/${shot.name}.png`

/** One sentence for each picture that is missing or has the wrong size. */
export const pictureProblems = (folder: string) => [
  ...drawn.flatMap((picture) => problemOf(folder, picture, '--draw draws it')),
  ...screenshots.flatMap((shot) =>
    problemOf(folder, { ...shot, file: fileOf(shot) }, '--screenshots takes it'),
  ),
  ...(existsSync(join(folder, favicon))
    ? []
    : [faulty(folder, `${favicon} is missing`, '--draw draws it')]),
]

const faulty = (folder: string, fault: string, remedy: string) =>
  `${fault}: npm run brand -- ${basename(folder)} ${remedy}.`

function problemOf(folder: string, { file, width, height }: Picture, remedy: string) {
  const path = join(folder, file)
  if (!existsSync(path)) return [faulty(folder, `${file} is missing`, remedy)]
  const bytes = readFileSync(path)
  const size = sizeOf(bytes)
  if (size && !isWhole(bytes)) return [faulty(folder, `${file} is cut off`, remedy)]
  if (!size) return [faulty(folder, `${file} is no PNG`, remedy)]
  if (size.width === width && size.height === height) return []
  return [`${file} is ${size.width} × ${size.height} pixels; it must be ${width} × ${height}.`]
}

/** The last chunk of a PNG has a name, no data and four bytes of checksum. */
const isWhole = (file: Buffer) =>
  file.toString('latin1', file.length - 8, file.length - 4) === 'IEND'

/** From the header of a PNG; null for any other format. */
function sizeOf(file: Buffer) {
  const isPng = file.length >= 24 && file.toString('latin1', 1, 4) === 'PNG'
  return isPng ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : null
}
