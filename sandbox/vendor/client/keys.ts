const isChoice = (target: EventTarget | null) =>
  target instanceof Element && target.getAttribute('role') === 'radio'

/**
 * Space and Enter start a round unless the focused element uses them; on a choice, Enter still
 * starts one.
 */
export function listenToKeys(play: HTMLButtonElement) {
  addEventListener('keydown', (event) => {
    const { key, target, repeat } = event
    const isFree = target === document.body && (key === ' ' || key === 'Enter')
    if (repeat || !(isFree || (key === 'Enter' && isChoice(target)))) return
    event.preventDefault()
    play.click()
  })
}
