import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const icons: readonly (readonly [string, number, number])[] = [
  ...[192, 512].flatMap((size) => [
    [`icons/icon-${size}.png`, size, size] as const,
    [`icons/maskable-${size}.png`, size, size] as const,
  ]),
  ['icons/monochrome-512.png', 512, 512],
  ['icons/apple-touch-icon.png', 180, 180],
]

const phones =
  '750x1334 828x1792 1125x2436 1170x2532 1179x2556 1206x2622 1242x2688 1284x2778 1290x2796 1320x2868'

const splashes = phones.split(' ').map((phone) => {
  const [width = 0, height = 0] = phone.split('x').map(Number)
  return [`splash/${phone}.png`, width, height] as const
})

/** Name below the folder of a brand, width, height. */
export const pictures = [...icons, ...splashes]

/** Pictures that are missing or of another size, a sentence each. */
export const pictureProblems = (folder: string) =>
  pictures.flatMap(([name, width, height]) => {
    const path = join(folder, name)
    if (!existsSync(path)) return `${name} is missing: npm run brand -- NAME --draw draws it.`
    const [found, high] = sizeOf(readFileSync(path))
    if (found === width && high === height) return []
    return `${name} is ${found} × ${high} pixels; it must be ${width} × ${height}.`
  })

/** From the header of a PNG; 0 for another format. */
function sizeOf(file: Buffer): [number, number] {
  const isPng = file.length >= 24 && file.toString('latin1', 1, 4) === 'PNG'
  return isPng ? [file.readUInt32BE(16), file.readUInt32BE(20)] : [0, 0]
}
