import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'img'>, 'alt' | 'width' | 'height'> & { alt?: string }

/** The night fair of the first banner, 5:2. The file is small enough to be inlined in the page. */
export const Poster = ({ src = '/art/poster.svg', alt = '', ...rest }: Props) => (
  <img {...rest} src={src} alt={alt} width="780" height="312" decoding="async" />
)
