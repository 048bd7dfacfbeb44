let ahead = 0

/** Sets the platform's clock by the Date header. */
export function learnTime(response: Response) {
  const at = Date.parse(response.headers.get('Date') ?? '')
  if (!Number.isNaN(at)) ahead = at - Date.now()
}

/** Epoch milliseconds, right to a second or two even where the phone's clock is wrong. */
export const platformNow = () => platformTime(Date.now())

/** Converts an instant of the phone's clock to the platform's. */
export const platformTime = (noted: number) => noted + ahead
