interface LaunchQueue {
  readonly setConsumer: (take: (launch: { readonly targetURL?: string }) => void) => void
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue
  }
}

/** Not called for the address that the window was opened with. */
export function onLaunch(open: (address: string) => void) {
  let opener = performance.getEntriesByType('navigation')[0]?.name
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const isOpener = targetURL === opener
    opener = undefined
    if (targetURL && !isOpener) open(targetURL)
  })
}
