import * as country from '#api/site/country.ts'
import * as site from '#api/site/site.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { cockfightVendors } from '#sandbox/seed/vendors.ts'
import { promotionCodes, templateFlags } from '#sandbox/seed/settings.ts'
import { speedPath } from '#sandbox/http/speed.ts'
import { readSettings } from '#sandbox/world/settings.ts'
import { readStatus } from '#sandbox/world/status.ts'
import { customerService } from '#sandbox/world/support.ts'

const dialingCodes = new Map<string, string>(
  Object.entries({ BD: '880', IN: '91', NP: '977', MM: '95', GB: '44' }),
)

const resources = (origin: string) => [
  { resourceType: 'IOS', url: `${origin}/m/appDownload` },
  { resourceType: 'Android', url: `${origin}/wps/app/mela.apk` },
  { resourceType: 'MOBILECONFIG', url: `${origin}/wps/app/mela.mobileconfig` },
  { resourceType: 'AppDownloadIcon', url: '/icons/icon-192.png' },
  { resourceType: 'TELEGRAM', url: 'https://t.me/mela_sandbox' },
  { resourceType: 'FACEBOOK', url: 'https://social.mela.example/facebook' },
  { resourceType: 'INSTAGRAM', url: 'https://social.mela.example/instagram' },
  { resourceType: 'SpeedTest', url: `${origin}${speedPath}` },
  { resourceType: 'AFFILIATELINK', url: 'https://partners.mela.example/' },
]

export const getSite = answer(site.getSite, async (_, { platform }) => {
  const { ip, country, ...flags } = await readStatus(platform.db)
  return {
    info: await infoOf(platform),
    location: { ip, country },
    ...flags,
    status: flags.maintenance ? 1 : Number(flags.regionRestriction) * 2,
    serverTime: platform.now(),
  }
})

export const getCountry = answer(country.getCountry, async (_, { platform }) => {
  const { country } = await readStatus(platform.db)
  return { country, countryDialingCode: dialingCodes.get(country) ?? '880' }
})

export const getTemplate = answer(site.getTemplate, async (_, { platform }) =>
  templateOf(await readSettings(platform.db)),
)

async function infoOf({ db, origin, lines, gameOrigin }: Call['platform']) {
  const settings = await readSettings(db)
  return {
    customerService,
    mobileTemplate: templateOf(settings),
    resources: resources(origin),
    whitelabel: switchesOf(settings),
    mainDomain: new URL(origin).host,
    domainRoute: [...lines],
    imageCDNs: ['/cdn/1', '/cdn/2', '/cdn/3'],
    countryIconCDN: '/cdn/1/country',
    gameHosts: [gameOrigin],
    chatHosts: [gameOrigin],
    cockfightVendors,
    invitationDays: 30,
  }
}

const templateOf = (settings: Record<string, boolean>) => ({
  app_background: '/cdn/1/banner/1.webp',
  app_desc: '',
  app_desc_font_color: '#ffffff',
  mem_cen: settings['mem_cen'] ? '1' : '0',
  dep_func: settings['dep_func'] ? '1' : '0',
})

function switchesOf(settings: Record<string, boolean>) {
  const others = new Set([...promotionCodes, ...templateFlags])
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !others.has(name)))
}
