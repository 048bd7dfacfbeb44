import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { keepValid } from '#api/wire.ts'

/** @public */
export const about = {
  sendPolicyReports: {
    says: 'CSP reports of browsers: a batch by `report-to`, one at a time by `report-uri`. The app never calls it.',
  },
} satisfies Readonly<Record<string, About>>

const Text = v.optional(v.string(), '')

/** The Reporting API's names; `report-uri` writes the same with hyphens. */
const Reported = v.object({
  documentURL: Text,
  effectiveDirective: Text,
  blockedURL: Text,
  sourceFile: v.nullish(v.string(), ''),
  disposition: v.optional(v.picklist(['enforce', 'report']), 'enforce'),
})
type Reported = v.InferOutput<typeof Reported>

const Hyphened = v.pipe(
  v.object({
    'document-uri': Text,
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
    'source-file': Text,
    disposition: Reported.entries.disposition,
  }),
  v.transform((wire): Reported => ({
    documentURL: wire['document-uri'],
    effectiveDirective: wire['effective-directive'] || wire['violated-directive'],
    blockedURL: wire['blocked-uri'],
    sourceFile: wire['source-file'],
    disposition: wire.disposition,
  })),
)

/** Contains only what cannot identify a player: of a URL only the origin. */
export const violationOf = (reported: Reported) => ({
  directive: /^[a-z-]{1,40}/.exec(reported.effectiveDirective)?.[0] ?? 'unknown',
  blocked: blockedOf(reported.blockedURL),
  route: routeOf(reported.documentURL),
  source: sourceOf(reported),
  disposition: reported.disposition,
})
export type PolicyViolation = ReturnType<typeof violationOf>

/** `URL.canParse` is newer than the browsers we support. */
function addressOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function blockedOf(text: string): string {
  const address = addressOf(text)
  if (!address) return /^[a-z-]{1,30}$/.test(text) ? text : 'unknown'
  return address.origin === 'null' ? address.protocol : address.origin
}

function routeOf(text: string): string {
  const path = addressOf(text)?.pathname ?? ''
  return /^[a-z/.]{1,48}$/i.test(path) ? path : 'unknown'
}

function sourceOf({ sourceFile, documentURL }: Reported): string {
  const source = addressOf(sourceFile ?? '')
  if (!source) return 'unknown'
  if (source.origin !== addressOf(documentURL)?.origin) return blockedOf(source.href)
  return /^\/[\w./-]{1,80}\.js$/.test(source.pathname) ? source.pathname : 'page'
}

/** Browsers report content that DOMPurify parses in order to remove it, as if it were in the page. */
export const isOfPage = ({ source }: PolicyViolation) => !/\/(dom)?purify[^/]*$/i.test(source)

const maxReports = 100

const OfPolicy = v.object({ type: v.literal('csp-violation'), body: Reported })

const Batch = v.pipe(
  v.union([
    v.pipe(
      v.object({ 'csp-report': Hyphened }),
      v.transform((wire) => [wire['csp-report']]),
    ),
    v.pipe(
      v.object({ reports: v.array(v.unknown()) }),
      // Browsers batch all kinds of reports of a page, so a batch may contain none about the policy.
      v.transform(({ reports }) => keepValid(OfPolicy, reports).map(({ body }) => body)),
    ),
  ]),
  v.transform((reports) => reports.slice(0, maxReports).map(violationOf).filter(isOfPage)),
)

export const sendPolicyReports = endpoint({
  method: 'POST',
  path: '/wps/system/policyReport',
  deadline: 'read',
  session: 'none',
  input: Batch,
})
