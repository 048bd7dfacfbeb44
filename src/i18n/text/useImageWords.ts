import { useLingui } from '@lingui/react/macro'

export function useImageWords() {
  const { t } = useLingui()
  const faultTexts = {
    large: (name: string) => t`${name} is larger than 5 MB`,
    mislabelled: (name: string) => t`${name} is not a PNG or JPG picture`,
    broken: (name: string) => t`${name} is damaged and cannot be opened`,
    many: (name: string) => t`Three pictures are enough. ${name} was left out.`,
  }
  return {
    addLabel: t`Add a picture`,
    removeLabel: (name: string) => t`Remove ${name}`,
    faultText: (fault: keyof typeof faultTexts, name: string) => faultTexts[fault](name),
  }
}
