import * as v from 'valibot'
import { type Layout, layoutNames } from '#shell/route/layouts.ts'
import { plainPath } from '#shell/seen/drawn.rules.ts'

/** By locale, then by name. */
const Words = v.record(v.string(), v.record(v.string(), v.string()))

const Rendering = v.object({
  render: v.pipe(
    v.function(),
    v.returns(
      v.object({
        sprite: v.string(),
        body: v.string(),
        rules: v.string(),
        words: v.record(v.string(), v.array(v.string())),
        manifests: Words,
        offline: Words,
        unsupported: v.string(),
      }),
    ),
  ),
  firstReads: v.pipe(v.function(), v.returns(v.record(v.string(), v.array(v.string())))),
})
type Rendering = v.InferOutput<typeof Rendering>

const Route = v.object({
  id: v.string(),
  fullPath: v.string(),
  options: v.object({
    staticData: v.optional(v.object({ layout: v.optional(v.picklist(layoutNames)) })),
  }),
})

const Routing = v.object({
  makeRouter: v.pipe(
    v.function(),
    v.returns(v.object({ routesById: v.record(v.string(), Route) })),
  ),
})

export interface Page {
  readonly id: string
  /** In lower case. */
  readonly path: string
  readonly layout: Layout
}

/** The module comes untyped from Vite's server. */
export const renderingOf = (module: unknown): Rendering =>
  checked(Rendering, module, 'render.tsx cannot draw the page')

/**
 * Parses router.ts, which comes untyped from Vite's server. Guarded pages come last: a layout is painted for a
 * public one if possible.
 */
export function pagesOf(module: unknown): readonly Page[] {
  const { makeRouter } = checked(Routing, module, 'router.ts has no routes')
  const pages = Object.values(makeRouter().routesById).flatMap(({ id, fullPath, options }) => {
    const layout = options.staticData?.layout
    return layout ? [{ id, path: plainPath(fullPath), layout }] : []
  })
  const isGuarded = ({ id }: Page) => id.startsWith('/_')
  return pages.toSorted((one, other) => Number(isGuarded(one)) - Number(isGuarded(other)))
}

function checked<const Schema extends v.GenericSchema>(
  schema: Schema,
  module: unknown,
  what: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, module)
  if (parsed.success) return parsed.output
  const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(`${what}: ${wrong.join('; ')}`)
}
