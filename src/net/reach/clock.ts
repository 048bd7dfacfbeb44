let ahead = 0

/** Learns from an answer's Date header how far the phone's clock is off. */
export function learnTime(response: Response) {
  const at = Date.parse(response.headers.get('Date') ?? '')
  if (!Number.isNaN(at)) ahead = at - Date.now()
}

/** The platform's time, epoch milliseconds, right to a second or two whatever the phone believes. */
export const platformNow = () => platformTime(Date.now())

/** An instant that the phone has noted, in the platform's time. */
export const platformTime = (noted: number) => noted + ahead
