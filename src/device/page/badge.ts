export async function showBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // Not allowed by the player; the app itself still shows the count.
  }
}
