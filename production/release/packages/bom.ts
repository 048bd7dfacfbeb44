import { createHash } from 'node:crypto'
import * as v from 'valibot'

const Names = v.optional(v.record(v.string(), v.string()), {})
const Locked = v.object({
  version: v.string(),
  integrity: v.optional(v.string(), ''),
  license: v.optional(v.string(), ''),
  dependencies: Names,
  peerDependencies: Names,
})
const Lock = v.object({ packages: v.record(v.string(), v.unknown()) })

interface Release {
  /** The packages whose code is in the build. */
  readonly packages: readonly string[]
  /** ISO 8601, the commit's date: with the current time no two releases would be identical. */
  readonly date: string
}

/** The bill of materials (CycloneDX 1.5) of the packages in the build, from package-lock.json. */
export function bomOf(lock: unknown, { packages, date }: Release) {
  const locked = v.parse(Lock, lock).packages
  const packageAt = (path: string, name: string) => {
    const found = v.parse(Locked, locked[path])
    return { ...found, name, ref: `${name}@${found.version}` }
  }
  const root = packageAt('', 'mela')
  const bundled = packages.map((name) => packageAt(`node_modules/${name}`, name))
  const refs = bundled.map(({ ref }) => ref)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf([date, root.ref, ...refs].join())}`,
    version: 1,
    metadata: {
      timestamp: date,
      component: { ...componentOf(root), type: 'application' },
    },
    components: bundled.map((one) => ({ ...componentOf(one), ...provenanceOf(one) })),
    dependencies: [root, ...bundled].map(({ ref, dependencies, peerDependencies }) => ({
      ref,
      dependsOn: bundled
        .filter(({ name }) => name in dependencies || name in peerDependencies)
        .map((needed) => needed.ref),
    })),
  }
}

interface Package extends v.InferOutput<typeof Locked> {
  readonly name: string
  readonly ref: string
}

const componentOf = ({ name, version, ref }: Package) => ({
  'bom-ref': ref,
  type: 'library',
  name,
  version,
  purl: `pkg:npm/${ref.replace(/^@/, '%40')}`,
})

const provenanceOf = ({ integrity, license }: Package) => ({
  hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
  licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
})

/** A name-based UUID (version 8) of a text. */
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
