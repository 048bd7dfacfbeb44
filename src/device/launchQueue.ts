interface LaunchQueue {
  readonly setConsumer: (take: (launch: { readonly targetURL?: string }) => void) => void
}

declare global {
  interface Window {
    /** Where the manifest's launch handler hands addresses over; not every browser has it. */
    readonly launchQueue?: LaunchQueue
  }
}

/** Tells of every address that the system opens in this window after the one that it was opened with. */
export function onLaunch(open: (address: string) => void) {
  let opener = performance.getEntriesByType('navigation')[0]?.name
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const isOpener = targetURL === opener
    opener = undefined
    if (targetURL && !isOpener) open(targetURL)
  })
}
