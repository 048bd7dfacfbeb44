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

/** What was put where `removed` was, if it says something. */
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
 * A control that is gone or disabled after a press gives its focus to what takes its place, or else to the part of the
 * screen around it: a browser would leave the page without any. `note` does the same for what a navigation takes away;
 * `rest` waits for the next press, since a new screen is focused only when its scroll position is restored. What goes
 * without a press, as a row of a list that scrolls, is left to the browser.
 */
export function keepFocus() {
  let path: readonly Element[] = []
  const changes = new MutationObserver((records) => {
    const place = path.findIndex(isUsable)
    if (place === 0) return
    const control = path[0] ?? null
    // Safari focuses no button that is tapped: there the body has the focus without a loss.
    if ([document.body, control].includes(document.activeElement)) {
      const around = path[place]?.closest<HTMLElement>(parts)
      const heir =
        successorOf(path[place - 1], records) ?? around ?? document.getElementById('main')
      if (heir) takeFocus(heir)
    }
    note()
  })
  const rest = () => changes.disconnect()
  const note = () => {
    path = pathOf(document.activeElement)
    rest()
    if (path.length > 0) changes.observe(document.body, watched)
  }
  // What has the focus already may have been pressed while this code was loading.
  note()
  document.addEventListener('click', note, true)
  const end = () => {
    document.removeEventListener('click', note, true)
    rest()
  }
  return { note, rest, end }
}
