import type { ComponentProps } from 'react'
import { useDigits } from '#i18n/digits.ts'
import { Name } from './Name.tsx'

/** A line of text from the platform, such as a title, in the digits that the player chose. */
export const PlatformText = ({ children, ...rest }: ComponentProps<typeof Name>) => (
  <Name {...rest}>{useDigits()(children)}</Name>
)
