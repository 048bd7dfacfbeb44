import { useAtomValue } from 'jotai'
import type { Banner } from '#api/content/announcements.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { passageOf } from '#net/urlGate.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'
import { Picture } from '#ui/Picture.tsx'
import { held } from '#ui/html/linkWatch.ts'
import { linkHostsAtom } from '#features/merchant/merchant.atoms.ts'
import css from './BannerSlide.module.css'

interface Props {
  readonly banner: Banner
  readonly isFirst: boolean
}

export function BannerSlide(props: Props) {
  const hosts = useAtomValue(linkHostsAtom)
  const { link } = props.banner
  const passage = link === null ? null : passageOf(link, { kind: 'link', hosts })
  if (!passage) return <BannerFace {...props} />
  return (
    <a href={passage.href} className={css.link} draggable={false} {...held}>
      <BannerFace {...props} />
    </a>
  )
}

/** Without its picture, the text is on the poster behind. */
function BannerFace({ banner, isFirst }: Props) {
  const src = useAtomValue(isLiteAtom) ? null : banner.picture
  return (
    <span className={css.face}>
      <Picture
        src={src}
        className={css.picture}
        width={500}
        height={200}
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <span className={css.words}>
        <strong>
          <PlatformText className={css.title}>{banner.title}</PlatformText>
        </strong>
        <PlatformText className={css.text}>{banner.text}</PlatformText>
      </span>
    </span>
  )
}
