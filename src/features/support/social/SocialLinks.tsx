import { useLingui } from '@lingui/react/macro'
import { useAtomValue, atom } from 'jotai'
import { ChannelMark } from '#features/support/channels/ChannelMark.tsx'
import { OutLink } from '#features/support/channels/OutLink.tsx'
import css from './SocialLinks.module.css'
import { type SocialKind, socialLinksOf } from './social.rules.ts'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { shownChannelsAtom } from '#features/support/support.atoms.ts'

export const socialLinksAtom = atom((get) =>
  socialLinksOf(get(siteAtom).value?.resources ?? [], get(shownChannelsAtom)),
)

/** Brand names, not translated. */
const names: Readonly<Record<SocialKind, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  twitter: 'Twitter',
}

export function SocialLinks() {
  const { t } = useLingui()
  const links = useAtomValue(socialLinksAtom)
  if (links.length === 0) return null
  return (
    <ul className={css.links} aria-label={t`Follow us`}>
      {links.map(({ kind, url }) => (
        <li key={kind}>
          <OutLink href={url} className={css.link} aria-label={names[kind]} title={names[kind]}>
            <ChannelMark kind={kind} />
          </OutLink>
        </li>
      ))}
    </ul>
  )
}
