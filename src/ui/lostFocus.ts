const parts = 'article, section, li, form, [role=tabpanel], dialog[open], main'

const isUsable = (one: Element) => one.isConnected && !one.matches(':disabled')

/** Focuses a part of the screen, by its heading if it has one, unless a control of it has the focus. */
export function takeFocus(part: HTMLElement) {
  const now = document.activeElement
  const isControl = now instanceof HTMLElement && now.tabIndex >= 0 && isUsable(now)
  if (isControl && part.contains(now)) return
  const target = part.querySelector<HTMLElement>('h1') ?? part
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function pathOf(control: Element | null) {
  const path: Element[] = []
  for (let one = control; one && one !== document.body; one = one.parentElement) path.push(one)
  return path
}

/** The element that replaced `removed`, if it has text. */
function successorOf(removed: Element | undefined, records: readonly MutationRecord[]) {
  const gone = records.find(({ removedNodes }) => [...removedNodes].some((one) => one === removed))
  const next = gone?.previousSibling ? gone.previousSibling.nextSibling : gone?.target.firstChild
  const isNew = records.some(({ addedNodes }) => [...addedNodes].some((one) => one === next))
  return isNew && next instanceof HTMLElement && /\S/.test(next.textContent) ? next : undefined
}

const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled'],
}

/**
 * If a pressed control is removed or disabled, its focus goes to the element that replaces it, or else to the
 * surrounding part of the screen; a browser would leave the page without focus. `note` does the same for a control
 * that a navigation removes. `rest` waits for the next press, because a new screen is focused only after its scroll
 * position is restored. Elements that disappear without a press, such as rows of a scrolling list, are left to the
 * browser.
 */
export function restoreLostFocus() {
  let path: readonly Element[] = []
  const changes = new MutationObserver((records) => {
    const place = path.findIndex(isUsable)
    if (place === 0) return
    const control = path[0] ?? null
    // Safari does not focus a tapped button, so there the body has the focus without a loss.
    if ([document.body, control].includes(document.activeElement)) {
      const around = path[place]?.closest<HTMLElement>(parts)
      const target =
        successorOf(path[place - 1], records) ?? around ?? document.getElementById('main')
      if (target) takeFocus(target)
    }
    note()
  })
  const rest = () => changes.disconnect()
  const note = () => {
    path = pathOf(document.activeElement)
    rest()
    if (path.length > 0) changes.observe(document.body, watched)
  }
  // The focused element may have been pressed while this code was loading.
  note()
  document.addEventListener('click', note, true)
  const end = () => {
    document.removeEventListener('click', note, true)
    rest()
  }
  return { note, rest, end }
}
