import * as v from 'valibot'

/** What the page's markup is made with. */
const Rendering = v.object({
  render: v.pipe(v.function(), v.returns(v.object({ sprite: v.string(), body: v.string() }))),
  firstReads: v.pipe(v.function(), v.returns(v.record(v.string(), v.array(v.string())))),
})
type Rendering = v.InferOutput<typeof Rendering>

/** Takes render.tsx as a server has loaded it, where nobody has checked its types. */
export function renderingOf(module: unknown): Rendering {
  const parsed = v.safeParse(Rendering, module)
  if (parsed.success) return parsed.output
  const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(`render.tsx cannot draw the page: ${wrong.join('; ')}`)
}
