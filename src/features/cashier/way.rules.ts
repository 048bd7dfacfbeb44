import type { StopState } from '../../ui/layout/Track.tsx'

type Way<Stop> = readonly (readonly [Stop, StopState])[]

/** An order that failed at a stop goes no further. */
export function wayTo<Stop>(stops: readonly Stop[], at: Stop, state: StopState): Way<Stop> {
  const place = stops.indexOf(at)
  const before = stops.slice(0, place).map((stop) => [stop, 'done'] as const)
  const after = stops.slice(place + 1).map((stop) => [stop, 'ahead'] as const)
  return [...before, [at, state], ...(state === 'failed' ? [] : after)]
}
