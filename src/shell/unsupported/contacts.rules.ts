import {
  type ChannelKind,
  detailOf,
  kindOf,
} from '../../features/support/channels/channel.rules.ts'

export interface Contact {
  readonly url: string
  /** The app that it opens; none for mail, telephone and web. */
  readonly app?: string
  readonly detail: string
}

/** As their makers write them in every language. */
const apps: Readonly<Partial<Record<ChannelKind, string>>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
}

/** The brand's own addresses of customer service: only a script could ask the platform for its list. */
export const contactsOf = (addresses: readonly string[]): readonly Contact[] =>
  addresses.map((address) => {
    const url = new URL(address)
    const app = apps[kindOf('', url)]
    return { url: address, detail: detailOf(url), ...(app && { app }) }
  })
