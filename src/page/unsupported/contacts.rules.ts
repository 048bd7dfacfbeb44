import {
  type ChannelKind,
  detailOf,
  channelKindOf,
} from '#features/support/channels/channel.rules.ts'

export interface Contact {
  readonly url: string
  /** The app that it opens; none for mail, telephone and web. */
  readonly app?: string
  readonly detail: string
}

/** Brand names, spelled the same in every language. */
const apps: Readonly<Partial<Record<ChannelKind, string>>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
}

/** The brand's own addresses of customer service: only a script could request the platform's list. */
export const contactsOf = (addresses: readonly string[]): readonly Contact[] =>
  addresses.map((address) => {
    const url = new URL(address)
    const app = apps[channelKindOf('', url)]
    return { url: address, detail: detailOf(url), ...(app && { app }) }
  })
