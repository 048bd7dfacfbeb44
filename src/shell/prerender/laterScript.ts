import { loadChunkText } from '#i18n/catalogs/catalogs.ts'
import { part } from '#i18n/catalogs/part.ts'
import { LostPart } from '#net/reports/lostPart.ts'

/**
 * Replaces Vite's own helper, which also fetches style sheets: loads a chunk by name together with its text. The
 * build writes the calls (build/text/files.ts).
 */
export const __vitePreload = (name: string, ownText?: 0 | 1) =>
  Promise.all([part(name), ownText !== undefined && loadChunkText(ownText ? name : 'shared')]).then(
    ([chunk]) => chunk,
    (cause: unknown) => {
      const payload = new LostPart(cause)
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
      throw payload
    },
  )
