import { Failure } from './failure.ts'

/** Throws where the platform sent no address to open. */
export function given<T>(opened: T | null): T {
  if (opened === null) throw new Failure('refused', 'url_empty')
  return opened
}
