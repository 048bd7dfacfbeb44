import { useLingui } from '@lingui/react/macro'

/** The words of the ways on from what does not come onto the stage. */
export function useStageWords() {
  const { t } = useLingui()
  return { again: t`Try again`, back: t`Back`, report: t`Report` }
}
