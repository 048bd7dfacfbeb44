import type { CustomerService } from '../../../api/site/site.ts'
import { passageOf } from '../../../net/urlGate.ts'

export type ChannelKind =
  'telegram' | 'facebook' | 'livechat' | 'whatsapp' | 'viber' | 'mail' | 'phone' | 'service'

/** One way to reach customer service. */
export interface Channel {
  /** Which of the platform's entries it is; its place in a list is not. */
  readonly id: string
  readonly kind: ChannelKind
  readonly url: string
  /** Whom or what it reaches, which tells two of a kind apart. */
  readonly detail: string
}

const byType: Readonly<Record<string, ChannelKind>> = {
  TELEGRAM: 'telegram',
  FACEBOOK: 'facebook',
  LIVECHAT: 'livechat',
  WHATSAPP: 'whatsapp',
  VIBER: 'viber',
}

const byScheme: Readonly<Record<string, ChannelKind>> = {
  'tg:': 'telegram',
  'whatsapp:': 'whatsapp',
  'viber:': 'viber',
  'mailto:': 'mail',
  'tel:': 'phone',
}

/** 'TELEGRAM 1' is Telegram too; what has no type of its own goes by where it leads. */
export function kindOf(csType: string, url: URL): ChannelKind {
  const type = csType
    .trim()
    .toUpperCase()
    .replace(/[\s_-]*\d+$/, '')
  return byType[type] ?? byScheme[url.protocol] ?? 'service'
}

/** The platform's entries as channels in the platform's order; what does not open or leads astray is told. */
export function channelsOf(
  services: readonly CustomerService[],
  decipher: (path: string) => string | null,
  onHidden: (service: CustomerService) => void,
): readonly Channel[] {
  return services
    .toSorted((one, other) => one.csPosition - other.csPosition)
    .flatMap((service) => {
      const url = serviceAddress(decipher(service.path))
      if (url) return [channelOf(service, url)]
      onHidden(service)
      return []
    })
}

const channelOf = ({ csType, csPosition }: CustomerService, url: URL): Channel => ({
  id: `${csType} ${csPosition}`,
  kind: kindOf(csType, url),
  url: url.href,
  detail: detailOf(url),
})

/** An absolute address that the gate lets pass: https, or a scheme of a phone's own apps; else null. */
export function serviceAddress(text: string | null): URL | null {
  const address = text?.trim() ?? ''
  if (!/^(https|tg|whatsapp|viber|tel|mailto):/i.test(address)) return null
  const url = passageOf(address, { kind: 'service', hosts: [] }) && new URL(address)
  return url && reachesSomebody(url) ? url : null
}

const reachesSomebody = ({ protocol, pathname }: URL) =>
  (protocol !== 'tel:' && protocol !== 'mailto:') || Boolean(readable(pathname)?.trim())

/** "%" is no escape, nor is the "%of" of "50%off": whoever meant it, nobody can be reached there. */
function readable(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** "@mela", "+8801…", "help@mela.example" or a host. */
export function detailOf({ protocol, pathname, searchParams, host }: URL): string {
  const [first = ''] = pathname.split('/').filter(Boolean)
  switch (protocol) {
    case 'mailto:':
    case 'tel:':
      return readable(pathname) ?? pathname
    case 'tg:':
      return at(searchParams.get('domain'))
    case 'whatsapp:':
    case 'viber:':
      return plus(searchParams.get('phone') ?? searchParams.get('number'))
  }
  if (host === 't.me') return at(first)
  if (host === 'wa.me') return plus(first)
  return host.replace(/^www\./, '')
}

const at = (name: string | null) => (name ? `@${name}` : '')
const plus = (digits: string | null) => (digits ? `+${digits.trim().replace(/^\+/, '')}` : '')
