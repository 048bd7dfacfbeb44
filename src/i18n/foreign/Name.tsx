import { useDigits } from '#i18n/digits.ts'
import { langOf } from './langOf.ts'

interface Props {
  readonly className?: string | undefined
  readonly children: string
}

/**
 * A name that the platform sends in the language of its lists. It is shown in the direction of its own letters, so
 * that a long one is cut at its own end.
 */
export const Name = ({ className, children }: Props) => (
  <span className={className} lang={langOf(children)} dir="auto">
    {children}
  </span>
)

/** A line of text from the platform, such as a title, in the digits that the player chose. */
export const PlatformText = ({ children, ...rest }: Props) => (
  <Name {...rest}>{useDigits()(children)}</Name>
)
