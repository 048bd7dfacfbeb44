const isChoice = (target: EventTarget | null) =>
  target instanceof Element && target.getAttribute('role') === 'radio'

/** Space and Enter start a round unless the focused element uses them; Enter does on a choice too. */
export function listenToKeys(play: HTMLButtonElement) {
  addEventListener('keydown', (event) => {
    const { key, target, repeat } = event
    const isFree = target === document.body && (key === ' ' || key === 'Enter')
    if (repeat || !(isFree || (key === 'Enter' && isChoice(target)))) return
    event.preventDefault()
    play.click()
  })
}
