import { Failure } from './failure.ts'

export function requireUrl<T>(opened: T | null): T {
  if (opened === null) throw new Failure('refused', 'url_empty')
  return opened
}
