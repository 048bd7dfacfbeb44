import type { Resource } from '#api/site/site.ts'
import { type Channel, serviceAddress } from '#features/support/channels/channel.rules.ts'

/** In the order of section 9. */
const socialKinds = ['facebook', 'instagram', 'telegram', 'whatsapp', 'twitter'] as const
export type SocialKind = (typeof socialKinds)[number]

interface SocialLink {
  readonly kind: SocialKind
  readonly url: string
}

/** The merchant's own page of each kind, else its channel; kinds without a valid link are omitted. */
export const socialLinksOf = (
  resources: readonly Resource[],
  channels: readonly Channel[],
): readonly SocialLink[] =>
  socialKinds.flatMap((kind) => {
    const own = resources
      .filter(({ type }) => type.toLowerCase() === kind)
      .map(({ url }) => serviceAddress(url)?.href)
    const served = channels.filter((channel) => channel.kind === kind).map(({ url }) => url)
    const url = [...own, ...served].find(Boolean)
    return url ? [{ kind, url }] : []
  })
