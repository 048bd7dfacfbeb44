interface Counts {
  readonly notices: number
  readonly inbox: number
  readonly chat: number
}

/** The total is the sum of the three (section 3). */
export const totalOf = ({ notices, inbox, chat }: Counts) => notices + inbox + chat

/** Runs at once, then at most once in so many milliseconds; what is asked for meanwhile is done at their end. */
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

/** Where counts are what a player has come for: they are asked for anew. */
export const isMailPath = (pathname: string) =>
  /^\/m\/(messages?|webemail|notice)\/?$/i.test(pathname)
