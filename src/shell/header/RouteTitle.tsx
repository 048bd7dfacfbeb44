import { useTitle } from '../route/useTitle.ts'

/** Every page's name, which the first view, home, does without. */
export const RouteTitle = ({ pathname }: { readonly pathname: string }) => useTitle(pathname)
