interface Counts {
  readonly notices: number
  readonly inbox: number
  readonly chat: number
}

/** Section 3. */
export const totalOf = ({ notices, inbox, chat }: Counts) => notices + inbox + chat

/** Runs at once, then at most once per interval; calls within it run at its end. */
export function throttled(milliseconds: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  const end = () => {
    timer = undefined
    if (isWanted) run()
  }
  function run() {
    isWanted = timer !== undefined
    if (timer !== undefined) return
    timer = setTimeout(end, milliseconds)
    work()
  }
  return run
}

export const isMailPath = (pathname: string) =>
  /^\/m\/(messages?|webemail|notice)\/?$/i.test(pathname)
