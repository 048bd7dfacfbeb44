/** Stands in for Vite's own, which also fetches sheets: a script that does not come is told to the window. */
export const __vitePreload = (load: () => Promise<unknown>) =>
  load().catch((failure: unknown) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
    throw failure
  })
