import { useLingui } from '@lingui/react/macro'
import { useStaticData } from './staticData.ts'

/** Nothing for home. All titles' text comes with this file (messages.build.ts). */
export function useTitle(pathname: string) {
  const { t } = useLingui()
  const { title } = useStaticData(pathname)
  return title && t(title)
}
