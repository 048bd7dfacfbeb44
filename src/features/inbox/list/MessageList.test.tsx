import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { setPlatformClock } from '#net/reach/clock.testing.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { useWhen } from './MessageList.tsx'

const day = 86_400_000
const today = new Date().setHours(0, 0, 0, 0)

const When = ({ at }: { readonly at: number }) => <time>{useWhen()(at)}</time>

setUp()
beforeEach(() => store.set(activateLanguageIntent, 'EN'))
afterEach(() => setPlatformClock(Date.now()))

it.each([
  ['is right', 0],
  ['is a day ahead', -day],
  ['is a day behind', day],
])(
  'gives the time for today and the date for yesterday when the phone’s clock %s',
  async (_, ahead) => {
    setPlatformClock(Date.now() + ahead)
    const noon = today + ahead + day / 2
    await visit([noon, noon - day].map((at) => <When key={at} at={at} />))
    const [now, before] = screen.getAllByRole('time')
    expect(now).toHaveTextContent(/^12:00$/)
    expect(before).toHaveTextContent(/\d{4}$/)
  },
)
