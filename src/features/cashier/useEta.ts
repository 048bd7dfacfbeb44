import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'

export function useEta() {
  const { t } = useLingui()
  const { count } = useFormat()
  return (minutes: number) => {
    if (minutes < 60) {
      const some = count(minutes)
      return t({
        message: `about ${some} min`,
        comment: 'How long a payment takes, in minutes. Short.',
      })
    }
    const hours = count(Math.ceil(minutes / 60))
    return t({ message: `about ${hours} h`, comment: 'How long a payment takes, in hours. Short.' })
  }
}
