import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useFormat } from '#i18n/format.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { isSameDay } from '#i18n/age/age.rules.ts'
import { platformNow } from '#net/reach/clock.ts'

const minute = 60_000
const isToday = (at: number) => isSameDay(at, platformNow())

/** "14:05" for today, else the date. Cached: formatting a date takes milliseconds on a cheap phone. */
export function useWhen(): (at: number) => string {
  const language = useAtomValue(languageAtom)
  const { time, date } = useFormat()
  return useMemo(() => {
    const texts = new Map<number, string>()
    return (at) => {
      const key = isToday(at) ? Math.floor(at / minute) : new Date(at).setHours(0, 0, 0, 0)
      const text = texts.get(key) ?? (isToday(at) ? time(at) : date(at))
      texts.set(key, text)
      return text
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the formats differ by language alone
  }, [language])
}
