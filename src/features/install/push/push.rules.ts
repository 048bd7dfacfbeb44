/**
 * `workerless` and `failed` have permission but do not work: the first has no service worker, the second cannot reach
 * the browser's push service.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on' | 'workerless' | 'failed'

export function stateOf(permission: NotificationPermission | null, isSubscribed: boolean) {
  if (permission === null) return 'unsupported'
  if (permission === 'denied') return 'denied'
  return permission === 'granted' && isSubscribed ? 'on' : 'off'
}
