import { langOf } from './langOf.ts'

export interface NameProps {
  readonly className?: string | undefined
  readonly children: string
}

/**
 * A name that the platform sends in the language of its lists. It is shown in the direction of its own letters, so
 * that a long one is cut at its own end.
 */
export const Name = ({ className, children }: NameProps) => (
  <span className={className} lang={langOf(children)} dir="auto">
    {children}
  </span>
)
