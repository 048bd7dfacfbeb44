import { Failure } from './failure.ts'

/** What the platform's answer opens; an answer without an address is refused, whatever was to be opened. */
export function given<T>(opened: T | null): T {
  if (opened === null) throw new Failure('refused', 'url_empty')
  return opened
}
