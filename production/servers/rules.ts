import type { Prefixes } from '../brand/elsewhere.ts'
import type { HeaderRule } from '../release/headers.ts'

export const cacheControl = 'Cache-Control'

/** The release that a web server's configuration is of. */
export interface Served {
  /** Of its folders, which no other release has. */
  readonly name: string
  /** The paths that go to the platform; null where it answers at another origin. */
  readonly prefixes: Prefixes | null
}

type Headers = HeaderRule['headers']

/** All headers of a path: every rule that matches it, later ones over earlier ones. */
export const headersAt = (rules: readonly HeaderRule[], path: string): Headers =>
  Object.assign({}, ...rules.filter((rule) => matches(rule, path)).map(({ headers }) => headers))

export const matches = ({ path }: Pick<HeaderRule, 'path'>, wanted: string) =>
  path.endsWith('*') ? wanted.startsWith(path.slice(0, -1)) : path === wanted

/** Folders of files that are served as they are: a file that is missing is a 404, never the app. */
export const foldersOf = (rules: readonly HeaderRule[]) =>
  rules.map(({ path }) => path).filter((path) => path.endsWith('/*') && path !== '/*')

/** Pages whose headers are not those of all others. */
export const pagesOf = (rules: readonly HeaderRule[]) =>
  rules.map(({ path }) => path).filter((path) => !path.endsWith('*'))
