import { useLingui } from '@lingui/react/macro'
import { useStaticData } from './staticData.ts'

/** What a page is called; nothing for home. The words of all titles come with this file (messages.build.ts). */
export function useTitle(pathname: string) {
  const { t } = useLingui()
  const { title } = useStaticData(pathname)
  return title && t(title)
}
