import { useTitle } from '../route/useTitle.ts'

/** In a chunk of its own, because home needs no title. */
export const RouteTitle = ({ pathname }: { readonly pathname: string }) => useTitle(pathname)
