/** The arrow keys walk from the field through the results and back. */
export function moveAmongResults(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const panel = event.currentTarget
  if (step === undefined || !(panel instanceof HTMLElement)) return
  const stops = [...panel.querySelectorAll<HTMLElement>('input, [data-result]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
