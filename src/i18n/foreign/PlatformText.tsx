import { useDigits } from '#i18n/digits.ts'
import { Name, type NameProps } from './Name.tsx'

/** A line of text from the platform, such as a title, in the digits that the player chose. */
export const PlatformText = ({ children, ...rest }: NameProps) => (
  <Name {...rest}>{useDigits()(children)}</Name>
)
