import compat from '@mdn/browser-compat-data/forLegacyNode'
import type {
  BrowserName,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'

/** Firefox's oldest extended release that is still looked after. */
const firefoxEsr = Math.min(
  ...Object.entries(compat.browsers.firefox.releases)
    .filter(([, { status }]) => status === 'esr')
    .map(([version]) => Number.parseFloat(version)),
)

/** The oldest browsers that Mela serves. */
const floor: readonly (readonly [BrowserName, number])[] = [
  ['chrome', 110],
  ['chrome_android', 110],
  ['safari', 16.4],
  ['safari_ios', 16.4],
  ['firefox', firefoxEsr],
]

/** The parts of the data that a page's files are about. */
export const data: Readonly<Record<'api' | 'css' | 'javascript', Identifier>> = compat

const covers = (statement: SimpleSupportStatement, version: number) =>
  !statement.flags &&
  typeof statement.version_added === 'string' &&
  Number.parseFloat(statement.version_added.replace('≤', '')) <= version &&
  !(Number.parseFloat(statement.version_removed ?? '') <= version)

/** What a browser calls the feature; the plain name is empty. */
const nameIn = ({ prefix = '', alternative_name: other }: SimpleSupportStatement) => other ?? prefix

/**
 * The browsers of the floor that lack a feature; none for one that the data does not know.
 * `isNamed` says whether a file names the feature by a prefix or another name, too.
 */
export function lacking(
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
