const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrow keys move the focus among the descendants that match the selector. */
export function moveAmong(
  event: Pick<KeyboardEvent, 'key' | 'currentTarget' | 'preventDefault'>,
  selector: string,
) {
  const step = steps[event.key]
  const part = event.currentTarget
  if (step === undefined || !(part instanceof HTMLElement)) return
  const stops = [...part.querySelectorAll<HTMLElement>(selector)]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
