import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { getSystemErrorMessage } from 'node:util'
import * as v from 'valibot'
import { readText, repeatedKeys } from './text.ts'

/** The operator's input is wrong; the message has one sentence per problem. */
export class InputError extends Error {
  constructor(message: string) {
    super(message)
    // Vite prints the stack of errors that its configuration throws.
    this.stack = message
  }
}

/** `parseArgs` refuses an unknown option. */
const isOption = (thrown: unknown): thrown is Error & { readonly code: unknown } =>
  thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('ERR_PARSE_ARGS')

/** An option without a value comes from a shell variable that is not set. */
export function refuseEmpty(options: Readonly<Record<string, unknown>>) {
  const empty = Object.keys(options).filter((name) => options[name] === '')
  if (empty.length > 0) throw new InputError(empty.map((name) => `--${name} is empty.`).join('\n'))
}

const isOfSystem = (
  thrown: unknown,
): thrown is NodeJS.ErrnoException & { readonly errno: number } =>
  thrown instanceof Error &&
  'syscall' in thrown &&
  'errno' in thrown &&
  typeof thrown.errno === 'number'

/** Why a file or folder cannot be used, such as a missing permission; null for any other error. */
export const reasonOf = (thrown: unknown) =>
  isOfSystem(thrown) ? getSystemErrorMessage(-Math.abs(thrown.errno)) : null

function sentenceFor(thrown: unknown) {
  if (thrown instanceof InputError || isOption(thrown)) return thrown.message
  return isOfSystem(thrown)
    ? `Cannot ${thrown.syscall} ${thrown.path ?? 'a file'}: ${reasonOf(thrown)}.`
    : null
}

/**
 * Prints the sentences of an `InputError` or of an error of the file system, and sets the exit code. Rethrows any
 * other error.
 */
export async function reportInput(work: () => Promise<unknown>, exitCode = 1) {
  try {
    await work()
  } catch (thrown) {
    const sentence = sentenceFor(thrown)
    if (sentence === null) throw thrown
    console.error(sentence)
    process.exitCode = exitCode
  }
}

/** Throws with one sentence if the file is not encoded as UTF-8. */
export function ownText(path: string) {
  const read = readText(path)
  if ('text' in read) return read.text
  throw new InputError(read.problems.join('\n'))
}

type Parsed<T> = { readonly output: T } | { readonly problems: readonly string[] }

/** A file of JSON in the form of a schema, or one sentence per problem. */
export function readParsed<T>(schema: v.GenericSchema<unknown, T>, path: string): Parsed<T> {
  const file = basename(path)
  const read = readText(path)
  if ('problems' in read) return read
  try {
    const parsed = v.safeParse(schema, JSON.parse(read.text))
    const repeated = repeatedKeys(read.text).map(
      (key) => `${file}: ${key} is given more than once.`,
    )
    if (parsed.success && repeated.length === 0) return { output: parsed.output }
    return { problems: [...repeated, ...problemsIn(file, parsed.issues ?? [])] }
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown
    return { problems: [`${file} is no JSON: ${thrown.message}.`] }
  }
}

/** A file that the operator names on the command line. Throws with one sentence per problem. */
export function ownFile<T>(schema: v.GenericSchema<unknown, T>, path: string): T {
  const there = statSync(path, { throwIfNoEntry: false })
  if (!there || there.isDirectory()) throw new InputError(`There is no file ${path}.`)
  if (!there.isFile())
    throw new InputError(`${path} can be read only once, and is read more often: name a file.`)
  const reading = readParsed(schema, path)
  if ('output' in reading) return reading.output
  throw new InputError(reading.problems.join('\n'))
}

function sentenceOf(file: string, issue: v.BaseIssue<unknown>) {
  const at = v.getDotPath(issue)
  if (!at) return `${file} is no JSON object.`
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${file}: ${at} is an unknown key.`
  if (issue.received === 'undefined') return `${file}: ${at} is missing.`
  return `${file}: ${at}: ${issue.message}.`
}

export const problemsIn = (file: string, issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => sentenceOf(file, issue))
