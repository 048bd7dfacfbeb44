import { useLingui } from '@lingui/react/macro'

export function useStageWords() {
  const { t } = useLingui()
  return { again: t`Try again`, back: t`Back`, report: t`Report` }
}
