import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files.ts'

/** Traces of the play-money platform that must not be in a release, each with its name. */
const traces: readonly (readonly [RegExp, string])[] = [
  [/(^|[^\w.-])sandbox\\?[/|]/i, 'a path of the sandbox'],
  [/[Ss]andbox-[Kk]ey|SANDBOX_[A-Z]+/, 'the control of the sandbox'],
  [/play[ -]money|খেলার টাকা/i, 'text on play money'],
  [/\/\/(localhost|127\.0\.0\.1)[:/]/, 'an address of the machine that built it'],
]

/** Compressed copies and pictures contain nothing beyond the files they were made from. */
const isText = (file: string) => /\.(js|css|html|json|webmanifest|svg|txt|xml|conf|map)$/.test(file)

/** Only the names of a map's sources: their text is never served. */
const sourcesOf = (map: string) => JSON.parse(map).sources.join('\n')

/** One sentence for each trace of the play-money platform in a folder's files. */
export function leaksIn(folder: string): string[] {
  return filesIn(folder)
    .filter(isText)
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const own = file.endsWith('.map') ? sourcesOf(text) : text
      return traces.flatMap(([trace, name]) => {
        const found = trace.exec(own)
        return found ? [`${file} has ${name}: ${around(own, found.index)}`] : []
      })
    })
}

const around = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 20), at + 40)
    .replaceAll(/\s+/g, ' ')
    .trim()
