import { Skeleton } from './Skeleton.tsx'

interface Props {
  readonly count: number
  readonly className: string | undefined
  readonly each: string | undefined
}

export const Skeletons = ({ count, className, each }: Props) => (
  <div className={className}>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} className={each} />
    ))}
  </div>
)
