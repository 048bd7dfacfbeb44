import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { VendorCode } from '#api/games/category.ts'
import { Flag, Instant, Merchant, withDefault, list } from '#api/wire.ts'

/** @public */
export const about = {
  getSite: {
    says: "The app's first request: whether the site is open, closed for maintenance or closed to this country, and the merchant's switches, template, hosts and customer service.",
  },
  getTemplate: {
    says: 'Which member centre and deposit page the merchant has, "1" for the new one, and how its app page looks (section 4).',
  },
} satisfies Readonly<Record<string, About>>

const Text = withDefault(v.string(), '')
const NewDesign = v.pipe(
  withDefault(Flag, false),
  v.transform((isNew) => (isNew ? 'new' : 'base')),
)

const Template = v.pipe(
  v.object({
    app_background: withDefault(v.nullable(v.string()), null),
    app_desc: Text,
    app_desc_font_color: Text,
    mem_cen: NewDesign,
    dep_func: NewDesign,
  }),
  v.transform((wire) => ({
    appBackground: wire.app_background,
    appDescription: wire.app_desc,
    appDescriptionColour: wire.app_desc_font_color,
    memberCentre: wire.mem_cen,
    deposit: wire.dep_func,
  })),
)

export const CustomerService = v.object({
  csType: v.string(),
  csPosition: v.number(),
  path: v.string(),
})
export type CustomerService = v.InferOutput<typeof CustomerService>

const Resource = v.pipe(
  v.object({ resourceType: v.string(), url: v.string() }),
  v.transform((wire) => ({ type: wire.resourceType, url: wire.url })),
)
export type Resource = v.InferOutput<typeof Resource>

const Texts = withDefault(list(v.string()), [])

/** How long the phone stores the invitation code of a link for the registration; with 0 not at all. */
const InvitationDays = v.pipe(v.number(), v.minValue(0), v.maxValue(3650))

/** An invalid field is dropped on its own: a broken description must not block the login. */
const Info = v.pipe(
  v.object({
    customerService: withDefault(list(CustomerService), []),
    mobileTemplate: withDefault(Template, {}),
    resources: withDefault(list(Resource), []),
    whitelabel: withDefault(v.record(v.string(), withDefault(Flag, undefined)), {}),
    mainDomain: Text,
    imageCDNs: Texts,
    /** Where flags are, as bd.svg for Bangladesh. */
    countryIconCDN: Text,
    domainRoute: Texts,
    gameHosts: Texts,
    chatHosts: Texts,
    cockfightVendors: withDefault(list(VendorCode), []),
    invitationDays: withDefault(InvitationDays, 30),
  }),
  v.transform(({ mobileTemplate, whitelabel, imageCDNs, domainRoute, ...wire }) => ({
    ...wire,
    template: mobileTemplate,
    switches: whitelabel,
    imageHosts: imageCDNs,
    lines: domainRoute,
  })),
)

/** The page that replaces the whole site. */
export type SiteGate = 'open' | 'maintenance' | 'region'

/** The meaning of `status` if the platform sends no flags. */
const gates: readonly SiteGate[] = ['open', 'maintenance', 'region']

interface Flags {
  readonly maintenance?: boolean | undefined
  readonly regionRestriction?: boolean | undefined
  readonly status?: number | undefined
}

function gateOf({ maintenance, regionRestriction, status = 0 }: Flags): SiteGate {
  if (maintenance) return 'maintenance'
  if (regionRestriction) return 'region'
  const flag = maintenance ?? regionRestriction
  return (flag === undefined && gates[status]) || 'open'
}

export const getSite = endpoint({
  path: '/wps/system/status',
  session: 'none',
  input: Merchant,
  output: v.pipe(
    v.object({
      info: withDefault(Info, {}),
      location: withDefault(v.object({ ip: Text, country: Text }), {}),
      status: withDefault(v.number(), undefined),
      maintenance: withDefault(Flag, undefined),
      regionRestriction: withDefault(Flag, undefined),
      maintenanceSince: withDefault(Instant, undefined),
      maintenanceUntil: withDefault(Instant, undefined),
      serverTime: withDefault(Instant, undefined),
    }),
    v.transform(({ info, location, ...flags }) => ({
      ...info,
      ...location,
      gate: gateOf(flags),
      since: flags.maintenanceSince ?? null,
      until: flags.maintenanceUntil ?? null,
    })),
  ),
})

export const getTemplate = endpoint({
  path: '/wps/system/template',
  session: 'none',
  input: Merchant,
  output: Template,
})
