import type { Prefixes } from '#build/brand/elsewhere.ts'
import type { HeaderRule } from '#production/release/headers.ts'

export const cacheControl = 'Cache-Control'

/** The release that a web server's configuration is for. */
export interface Served {
  /** The name of its folders, unique among releases. */
  readonly name: string
  /** The paths that are proxied to the platform; null if it has another origin. */
  readonly prefixes: Prefixes | null
  /** The merchant's languages, the default first. */
  readonly languages: readonly string[]
}

type Headers = HeaderRule['headers']

/** All headers of a path, merged from every rule that matches; later rules win. */
export const headersAt = (rules: readonly HeaderRule[], path: string): Headers =>
  Object.assign({}, ...rules.filter((rule) => matches(rule, path)).map(({ headers }) => headers))

export const matches = ({ path }: Pick<HeaderRule, 'path'>, wanted: string) =>
  path.endsWith('*') ? wanted.startsWith(path.slice(0, -1)) : path === wanted

/** Folders of static files: a missing file is a 404, never the app's page. */
export const foldersOf = (rules: readonly HeaderRule[]) =>
  rules
    .filter(({ headers }) => cacheControl in headers)
    .map(({ path }) => path)
    .filter((path) => path.endsWith('/*') && path !== '/*')

const ofOnePath = (rules: readonly HeaderRule[]) =>
  rules.map(({ path }) => path).filter((path) => !path.endsWith('*'))

const isPage = (path: string) => path.startsWith('/m/')

/** Pages whose headers differ from the default. */
export const pageRulesOf = (rules: readonly HeaderRule[]) => ofOnePath(rules).filter(isPage)

/** Files whose headers differ from the default. */
export const fileRulesOf = (rules: readonly HeaderRule[]) =>
  ofOnePath(rules).filter((path) => !isPage(path))
