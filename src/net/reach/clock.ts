let ahead = 0

export function learnTime(response: Response) {
  const at = Date.parse(response.headers.get('Date') ?? '')
  if (!Number.isNaN(at)) ahead = at - Date.now()
}

/** Epoch milliseconds, accurate to a second or two even if the phone's clock is wrong. */
export const platformNow = () => platformTime(Date.now())

export const platformTime = (noted: number) => noted + ahead
