import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'

export function useEta() {
  const { t } = useLingui()
  const { count } = useFormat()
  return (minutes: number) => {
    if (minutes < 60) {
      const some = count(minutes)
      return t`about ${some} min`
    }
    const hours = count(Math.ceil(minutes / 60))
    return t`about ${hours} h`
  }
}
