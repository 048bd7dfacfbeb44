import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import { ServiceMark, type ServiceName, isServiceName } from '#ui/icon/ServiceMark.tsx'
import type { ChannelKind } from './channel.rules.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type MarkKind = ChannelKind | ServiceName

const others: Readonly<Partial<Record<MarkKind, IconName>>> = {
  livechat: 'chat',
  mail: 'mail',
  phone: 'phone',
}

/** Decorative: the name is beside it or on its link. */
export const ChannelMark = ({ kind }: { readonly kind: MarkKind }) =>
  isServiceName(kind) ? <ServiceMark name={kind} /> : <Icon name={others[kind] ?? 'headset'} />

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
