import { type ComponentProps, type ReactNode, useState } from 'react'

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** Null if there is no picture or it may not be fetched. */
  readonly src: string | null
  /** Shown until there is a picture that can be loaded. */
  readonly otherwise?: ReactNode
}

/** A picture of the platform. It is decorative, because the text beside it says everything. */
export function Picture({ src, otherwise, ...rest }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || src === broken) return otherwise
  return (
    <img
      loading="lazy"
      decoding="async"
      crossOrigin="anonymous"
      draggable={false}
      {...rest}
      src={src}
      alt=""
      onError={() => setBroken(src)}
    />
  )
}
