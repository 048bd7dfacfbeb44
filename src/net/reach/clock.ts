let ahead = 0

export function learnTime(response: Response) {
  const at = Date.parse(response.headers.get('Date') ?? '')
  if (!Number.isNaN(at)) ahead = at - Date.now()
}

/** Epoch milliseconds, accurate to a second or two even if the phone's clock is wrong. */
export const platformNow = () => platformTime(Date.now())

export const platformTime = (noted: number) => noted + ahead

/** The first of these moments that an answer of `at`, by this phone's clock, cannot know yet. */
export function firstAfter(at: number | undefined, moments: readonly (number | null)[]) {
  const asked = platformTime(at ?? 0)
  const next = moments.flatMap((moment) => (moment !== null && moment > asked ? moment : []))
  return next.length > 0 ? Math.min(...next) : null
}
