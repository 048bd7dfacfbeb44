/** Puts the count on the app's icon, where the phone can; zero takes it away. */
export async function showBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // The player has not allowed it: the app itself still says the count.
  }
}
