import type { CustomerService } from '#api/site/site.ts'
import { passageOf } from '#net/urlGate.ts'

export type ChannelKind =
  | 'telegram'
  | 'facebook'
  | 'livechat'
  | 'whatsapp'
  | 'viber'
  | 'mail'
  | 'phone'
  | 'service'

export interface Channel {
  readonly id: string
  readonly kind: ChannelKind
  readonly url: string
  readonly detail: string
}

const byType = new Map<string, ChannelKind>(
  Object.entries({
    TELEGRAM: 'telegram',
    FACEBOOK: 'facebook',
    LIVECHAT: 'livechat',
    WHATSAPP: 'whatsapp',
    VIBER: 'viber',
  }),
)

const byScheme = new Map<string, ChannelKind>(
  Object.entries({
    'tg:': 'telegram',
    'whatsapp:': 'whatsapp',
    'viber:': 'viber',
    'mailto:': 'mail',
    'tel:': 'phone',
  }),
)

/** 'TELEGRAM 1' counts as Telegram; a channel without a type is recognised by its address. */
export function channelKindOf(csType: string, url: URL): ChannelKind {
  const type = csType
    .trim()
    .toUpperCase()
    .replace(/[\s_-]*\d+$/, '')
  return byType.get(type) ?? byScheme.get(url.protocol) ?? 'service'
}

/** In the platform's order; `onHidden` receives those with an unreadable or unsafe address. */
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
  kind: channelKindOf(csType, url),
  url: url.href,
  detail: detailOf(url),
})

/** Null unless it is an absolute https address or a scheme of the phone's own apps. */
export function serviceAddress(text: string | null): URL | null {
  const address = text?.trim() ?? ''
  if (!/^(https|tg|whatsapp|viber|tel|mailto):/i.test(address)) return null
  const url = passageOf(address, { kind: 'service', hosts: [] }) && new URL(address)
  return url && hasRecipient(url) ? url : null
}

const hasRecipient = ({ protocol, pathname }: URL) =>
  (protocol !== 'tel:' && protocol !== 'mailto:') || Boolean(readable(pathname)?.trim())

/** Null for a malformed escape such as "50%off". */
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
