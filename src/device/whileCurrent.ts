/** For an effect that waits: `take` gets the answer, unless the effect has been cleaned up meanwhile. */
export function whileCurrent<T>(answer: Promise<T>, take: (value: T) => void) {
  let isCurrent = true
  void answer.then((value) => isCurrent && take(value))
  return () => void (isCurrent = false)
}
