import * as v from 'valibot'
import { VendorCode } from './category.ts'
import { endpoint } from './endpoint.ts'
import { Flag, Instant, Merchant, list } from './wire.ts'

const Template = v.pipe(
  v.object({
    app_background: v.optional(v.string()),
    app_desc: v.optional(v.string()),
    app_desc_font_color: v.optional(v.string()),
    mem_cen: v.optional(v.string()),
    dep_func: v.optional(v.string()),
  }),
  v.transform((wire) => ({
    appBackground: wire.app_background ?? null,
    appDescription: wire.app_desc ?? '',
    memberCentre: wire.mem_cen === '1' ? ('new' as const) : ('base' as const),
    deposit: wire.dep_func === '1' ? ('new' as const) : ('base' as const),
  })),
)

export const CustomerService = v.object({
  csType: v.string(),
  csPosition: v.number(),
  path: v.string(),
})
export type CustomerService = v.InferOutput<typeof CustomerService>

/** Parts of the site that a merchant can switch off. */
export type ModuleId =
  | 'COMM3'
  | 'FUNDTRANS3'
  | 'AGEANNOUNCE3'
  | 'MEMTRANS3'
  | 'PERSPNL3'
  | 'AGEINFO3'
  | 'AGEDOWNMAN3'
  | 'REG3'
  | 'CAPTCHA3'
  | 'CBS3'
  | 'REWCEN3'
  | 'AGENTPOLICY3'

const Resource = v.pipe(
  v.object({ resourceType: v.string(), url: v.string() }),
  v.transform((wire) => ({ type: wire.resourceType, url: wire.url })),
)

const Info = v.object({
  customerService: v.optional(list(CustomerService), []),
  mobileTemplate: v.optional(Template, {}),
  resources: v.optional(list(Resource), []),
  whitelabel: v.optional(v.record(v.string(), Flag), {}),
  mainDomain: v.optional(v.string(), ''),
  imageCDNs: v.optional(list(v.string()), []),
  gameHosts: v.optional(list(v.string()), []),
  chatHosts: v.optional(list(v.string()), []),
  cockfightVendors: v.optional(list(VendorCode), []),
})

/** Which page the whole site shows instead of itself (decisions 1). */
export type SiteGate = 'open' | 'maintenance' | 'region'

const bareStatus: Readonly<Record<number, SiteGate>> = { 0: 'open', 1: 'maintenance', 2: 'region' }

export function gateOf(flags: {
  readonly maintenance?: boolean | undefined
  readonly regionRestriction?: boolean | undefined
  readonly status?: number | undefined
}): SiteGate {
  if (flags.maintenance) return 'maintenance'
  if (flags.regionRestriction) return 'region'
  if (flags.maintenance === undefined && flags.regionRestriction === undefined)
    return bareStatus[flags.status ?? 0] ?? 'open'
  return 'open'
}

export const getSite = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  session: 'none',
  input: Merchant,
  output: v.pipe(
    v.object({
      info: v.optional(Info, {}),
      location: v.optional(
        v.object({ ip: v.optional(v.string(), ''), country: v.optional(v.string(), '') }),
        {},
      ),
      status: v.optional(v.number()),
      maintenance: v.optional(Flag),
      regionRestriction: v.optional(Flag),
      maintenanceSince: v.optional(Instant),
      maintenanceUntil: v.optional(Instant),
      serverTime: Instant,
    }),
    v.transform(({ info, location, serverTime, ...flags }) => ({
      gate: gateOf(flags),
      since: flags.maintenanceSince ?? null,
      until: flags.maintenanceUntil ?? null,
      ip: location.ip,
      country: location.country,
      serverTime,
      customerService: info.customerService,
      template: info.mobileTemplate,
      resources: info.resources,
      switches: info.whitelabel,
      mainDomain: info.mainDomain,
      imageHosts: info.imageCDNs,
      gameHosts: info.gameHosts,
      chatHosts: info.chatHosts,
      cockfightVendors: info.cockfightVendors,
    })),
  ),
})

export const getCountry = endpoint({
  method: 'GET',
  path: '/wps/system/country',
  session: 'none',
  input: Merchant,
  output: v.object({ country: v.string(), countryDialingCode: v.string() }),
})

export const getTemplate = endpoint({
  method: 'GET',
  path: '/wps/system/template',
  session: 'none',
  input: Merchant,
  output: Template,
})
