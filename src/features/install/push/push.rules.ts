/** `failed`: allowed by the player, but the browser does not reach its push service. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on' | 'failed'

export function stateOf(permission: NotificationPermission | null, isSubscribed: boolean) {
  if (permission === null) return 'unsupported'
  if (permission === 'denied') return 'denied'
  return permission === 'granted' && isSubscribed ? 'on' : 'off'
}
