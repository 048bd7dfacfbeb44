import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChannelKind } from './channel.rules.ts'

/** Brand names are not translated. */
export const channelNames: Readonly<Record<ChannelKind, MessageDescriptor>> = {
  telegram: msg`Telegram`,
  facebook: msg`Facebook`,
  livechat: msg`Live chat`,
  whatsapp: msg`WhatsApp`,
  viber: msg`Viber`,
  mail: msg`E-mail`,
  phone: msg`Phone call`,
  service: msg`Customer service`,
}
