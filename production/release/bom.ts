import { createHash } from 'node:crypto'
import * as v from 'valibot'

const Component = v.looseObject({ 'bom-ref': v.string(), name: v.string(), purl: v.string() })

const Bom = v.looseObject({
  metadata: v.looseObject({ component: v.looseObject({ 'bom-ref': v.string() }) }),
  components: v.array(Component),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.array(v.string()) })),
})

interface Release {
  readonly packages: readonly string[]
  /** ISO 8601: npm would write the time of the call, and no two releases would be alike. */
  readonly date: string
}

/** npm's bill of materials (CycloneDX 1.5), reduced to the packages whose code is in the build. */
export function bomOf(npmsOwn: unknown, { packages, date }: Release) {
  const { metadata, components, dependencies, ...bom } = v.parse(Bom, npmsOwn)
  const bundled = components.filter(({ name }) => packages.includes(name))
  const refs = new Set(bundled.map((component) => component['bom-ref']))
  const root = metadata.component['bom-ref']
  return {
    ...bom,
    serialNumber: `urn:uuid:${uuidOf([date, ...refs].join())}`,
    metadata: {
      ...metadata,
      timestamp: date,
      component: { ...metadata.component, name: 'mela', type: 'application' },
    },
    components: bundled,
    dependencies: dependencies
      .filter(({ ref }) => ref === root || refs.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter((name) => refs.has(name)),
      })),
  }
}

/** The name-based UUID (version 8) of a text. */
function uuidOf(text: string) {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
