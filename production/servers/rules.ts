import type { HeaderRule } from '../release/headers.ts'

type Headers = HeaderRule['headers']

/** All headers of a path: every rule that matches it, later ones over earlier ones. */
export const headersAt = (rules: readonly HeaderRule[], path: string): Headers =>
  Object.assign({}, ...rules.filter((rule) => matches(rule, path)).map(({ headers }) => headers))

const matches = ({ path }: HeaderRule, wanted: string) =>
  path.endsWith('*') ? wanted.startsWith(path.slice(0, -1)) : path === wanted

/** Folders of files that are served as they are: a file that is missing is a 404, never the app. */
export const foldersOf = (rules: readonly HeaderRule[]) =>
  rules.map(({ path }) => path).filter((path) => path.endsWith('/*') && path !== '/*')

/** Pages whose headers are not those of all others. */
export const pagesOf = (rules: readonly HeaderRule[]) =>
  rules.map(({ path }) => path).filter((path) => !path.endsWith('*'))
