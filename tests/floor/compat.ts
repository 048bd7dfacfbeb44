import compat, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'

/** The oldest Firefox ESR that is still maintained. */
const firefoxEsr = Math.min(
  ...Object.entries(compat.browsers.firefox.releases)
    .filter(([, { status }]) => status === 'esr')
    .map(([version]) => Number.parseFloat(version)),
)

/** The oldest supported browsers: the floor. */
const floor: readonly (readonly [BrowserName, number])[] = [
  ['chrome', 110],
  ['chrome_android', 110],
  ['safari', 16.4],
  ['safari_ios', 16.4],
  ['firefox', firefoxEsr],
]

/** The parts of the data that concern a page's files. */
export const data: Readonly<Record<'api' | 'css' | 'javascript', Identifier>> = compat

const covers = (statement: SimpleSupportStatement, version: number) =>
  !statement.flags &&
  typeof statement.version_added === 'string' &&
  Number.parseFloat(statement.version_added.replace('≤', '')) <= version &&
  !(Number.parseFloat(statement.version_removed ?? '') <= version)

/** The browser's own name for the feature; empty if it is the standard one. */
const nameIn = ({ prefix = '', alternative_name: other }: SimpleSupportStatement) => other ?? prefix

/**
 * The floor browsers that lack a feature; empty if the data does not know it. `isNamed` tells
 * whether a file also uses the feature under a prefix or another name.
 */
function lacking(
  feature: Identifier | undefined,
  isNamed: (prefixOrName: string) => boolean = () => false,
): readonly string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  const lacks = floor.filter(([browser, version]) => {
    const known = support[browser]
    return (
      known &&
      ![known].flat().some((statement) => {
        const name = nameIn(statement)
        return covers(statement, version) && (name === '' || isNamed(name))
      })
    )
  })
  return lacks.map(([browser, version]) => `${browser} ${version}`)
}

/** A feature, by its name in the data, and the floor browsers that lack it. */
export interface Use {
  readonly feature: string
  readonly lacking: readonly string[]
}

/** One use, or none if every floor browser has the feature. */
export function useOf(
  feature: string,
  known: Identifier | undefined,
  isNamed?: (prefixOrName: string) => boolean,
): readonly Use[] {
  const browsers = lacking(known, isNamed)
  return browsers.length === 0 ? [] : [{ feature, lacking: browsers }]
}
