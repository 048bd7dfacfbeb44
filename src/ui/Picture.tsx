import { type ComponentProps, type ReactNode, useState } from 'react'

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** Null where there is none, or where it may not be fetched. */
  readonly src: string | null
  /** In its place until there is one that can be loaded. */
  readonly otherwise?: ReactNode
}

/** A picture of the platform, which adds nothing to the words beside it. */
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
