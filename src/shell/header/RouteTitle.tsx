import { useLingui } from '@lingui/react/macro'
import { titleOf } from '../route/routes.titles.ts'

/** Every page's name, which the first view, home, does without. */
export function RouteTitle({ pathname }: { readonly pathname: string }) {
  const { t } = useLingui()
  const title = titleOf(pathname)
  return title && t(title)
}
