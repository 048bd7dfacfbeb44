/**
 * Allowed by the player, but: `workerless`, there is nobody yet in this browser to receive them;
 * `failed`, the browser does not reach its push service.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on' | 'workerless' | 'failed'

export function stateOf(permission: NotificationPermission | null, isSubscribed: boolean) {
  if (permission === null) return 'unsupported'
  if (permission === 'denied') return 'denied'
  return permission === 'granted' && isSubscribed ? 'on' : 'off'
}
