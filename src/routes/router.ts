import { type ParsedLocation, createRouter } from '@tanstack/react-router'
import type { OverlaySearch } from '#features/games/overlay/overlay.search.ts'
import { preload } from '#net/query/preload.ts'
import { parseSearch, stringifySearch } from '#net/searchParams.ts'
import { routeTree } from '#routeTree.gen.ts'
import { RouteError } from '#shell/route/root.tsx'

/** The page under the last screen's search or sheet; null where there was neither. */
let overlaid: string | null = null

/**
 * Not where a search or a sheet closes: its page is where it was, and the place from before would be wrong if the
 * offline banner has come or gone since.
 */
function restoresScroll({ location }: { readonly location: ParsedLocation<OverlaySearch> }) {
  const { find, card, ...search } = location.search
  const page = location.pathname + JSON.stringify(search)
  const isOverlaid = (find ?? card) !== undefined
  const isClosing = !isOverlaid && page === overlaid
  overlaid = isOverlaid ? page : null
  return !isClosing
}

/** A function, so that linking all routes is a separate task at the start. */
export const makeRouter = () =>
  createRouter({
    routeTree,
    context: { preload },
    caseSensitive: false,
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    scrollRestoration: restoresScroll,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
