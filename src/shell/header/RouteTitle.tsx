import { useTitle } from '#shell/route/useTitle.ts'

/** In a separate chunk, because home needs no title. */
export const RouteTitle = ({ pathname }: { readonly pathname: string }) => useTitle(pathname)
