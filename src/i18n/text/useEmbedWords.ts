import { useLingui } from '@lingui/react/macro'

export function useEmbedWords() {
  const { t } = useLingui()
  return { again: t`Try again`, back: t`Back`, report: t`Report` }
}
