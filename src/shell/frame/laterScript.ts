import { loadChunkText } from '../../i18n/catalogs/catalogs.ts'
import { part } from '../../i18n/catalogs/part.ts'

/**
 * Stands in for Vite's own, which also fetches sheets: a chunk by name and, where it has any, its text at the same
 * time. One that does not come is told to the window. The build writes the calls (i18n/catalogs/files.build.ts).
 */
export const __vitePreload = (name: string, hasText?: 1) =>
  Promise.all([part(name), hasText && loadChunkText(name)]).then(
    ([chunk]) => chunk,
    (failure: unknown) => {
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
      throw failure
    },
  )
