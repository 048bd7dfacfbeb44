import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Banner } from '../../api/announcements.ts'
import { passageOf } from '../../net/urlGate.ts'
import { knownHostsAtom } from './banners.atoms.ts'
import css from './BannerSlide.module.css'
import { PassageLink } from './PassageLink.tsx'

interface Props {
  readonly banner: Banner
  readonly isFirst: boolean
}

export function BannerSlide(props: Props) {
  const hosts = useAtomValue(knownHostsAtom)
  const { link } = props.banner
  const passage = link === null ? null : passageOf(link, { kind: 'link', hosts })
  if (!passage) return <BannerFace {...props} />
  return (
    <PassageLink passage={passage} className={css.link}>
      <BannerFace {...props} />
    </PassageLink>
  )
}

/** Picture and words; without its picture the words stand on the poster behind. */
function BannerFace({ banner, isFirst }: Props) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className={css.face}>
      {!isBroken && (
        <img
          className={css.picture}
          src={banner.picture}
          alt=""
          width={500}
          height={200}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          crossOrigin="anonymous"
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
      <span className={css.words}>
        <strong className={css.title}>{banner.title}</strong>
        <span className={css.text}>{banner.text}</span>
      </span>
    </span>
  )
}
