import { useLingui } from '@lingui/react/macro'
import { breakLengths } from '../../../api/money/limits.ts'
import type { Change } from '../protection.rules.ts'
import { kindNames, periodNames } from '../protection.text.ts'
import { useWords } from '../useWords.ts'

export function useChangeWords() {
  const { t } = useLingui()
  const { money, session, span, breakOf } = useWords()
  const nameOf = ({ kind, period }: Pick<Change, 'kind' | 'period'>) => {
    if (kind === 'session') return t`Session time`
    if (kind === 'reality') return t`Reality check`
    if (kind === 'break') return t`Break`
    return period === null
      ? t(kindNames[kind])
      : `${t(kindNames[kind])} · ${t(periodNames[period])}`
  }
  const valueOf = (kind: Change['kind'], value: Change['from']): string => {
    if (kind === 'break') {
      const length = breakLengths.find((known) => known === value)
      return length ? breakOf(length) : '–'
    }
    const number = typeof value === 'number' && Number.isFinite(value) ? value : null
    if (kind === 'session') return session(number)
    if (kind === 'reality') return number === null ? t`Off` : span(number)
    return money(number)
  }
  return { nameOf, valueOf }
}
