import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError, reasonOf } from '#build/brand/input.ts'
import { filesIn } from './files.ts'

const list = 'SHA256SUMS'
/** The folder in which a new release is completed before it replaces the last one. */
const incoming = '.incoming'
const mostNamed = 3

/** The files of the release in a folder, as its checksums list them. */
function ownFiles(out: string) {
  if (!existsSync(join(out, list))) return []
  const lines = readFileSync(join(out, list), 'utf8').trim().split('\n')
  return [list, ...lines.map((line) => line.replace(/^\w+ {2}/, ''))]
}

const topsOf = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => path.split('/')[0] ?? '')),
]

/** Checks the files beside the release's own folders first, because there may be a whole disk of them. */
function foreignFiles(out: string) {
  const own = ownFiles(out)
  const tops = topsOf(own)
  const beside = readdirSync(out).filter((name) => !tops.includes(name))
  return beside.length > 0 ? beside : filesIn(out).filter((path) => !own.includes(path))
}

function writing(out: string, work: () => void) {
  try {
    work()
  } catch (thrown) {
    const reason = reasonOf(thrown)
    throw reason ? new InputError(`No release can be written to ${out}: ${reason}.`) : thrown
  }
}

const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))

/** Throws if a release cannot be written there, or would replace files that are not a release's. */
export function refuseTarget(out: string) {
  // Creating the folder itself would hide the reason: on a read-only disk the error says that the folder does not
  // exist.
  writing(out, () => rmdirSync(mkdtempSync(join(existing(out), '.mela-'))))
  rmSync(join(out, incoming), { recursive: true, force: true })
  const foreign = existsSync(out) ? foreignFiles(out) : []
  if (foreign.length === 0) return
  const more = foreign.length - mostNamed
  const named = foreign.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
  throw new InputError(
    `${out} has files that no release wrote (${named}): move them away, or name another folder with --out.`,
  )
}

/** Replaces the release in a folder. The last one stays until the new one is complete. */
export function replaceRelease(made: string, out: string) {
  refuseTarget(out)
  const next = join(out, incoming)
  const files = filesIn(made)
  const last = topsOf(ownFiles(out))
  try {
    writing(out, () => {
      for (const file of files) place(copyFileSync, made, next, file)
    })
  } catch (thrown) {
    rmSync(next, { recursive: true, force: true })
    throw thrown
  }
  for (const top of last) rmSync(join(out, top), { recursive: true })
  // The checksums come first, because they say which files are the release's. NAME comes last, because operators copy
  // a release under it: an interrupted release has none.
  const ordered = [list, ...files.filter((file) => file !== list && file !== 'NAME'), 'NAME']
  for (const file of ordered) place(renameSync, next, out, file)
  rmSync(next, { recursive: true })
}

function place(how: (from: string, to: string) => void, from: string, to: string, file: string) {
  mkdirSync(dirname(join(to, file)), { recursive: true })
  how(join(from, file), join(to, file))
}
