import { reducedMotion } from '#ui/useMediaQuery.ts'
import './growPicture.css'

const name = 'game-picture'
/** Milliseconds that the page may be frozen while it waits for the other picture. */
const patience = 200
/** Milliseconds to wait for a list to show the tile that gets the focus. */
const listPatience = 2000

interface Growth {
  readonly from: Element | null
  readonly to: () => Element | null
  readonly change: () => unknown
}

const isStill = () =>
  !('startViewTransition' in document) ||
  matchMedia(reducedMotion).matches ||
  document.documentElement.dataset['lite'] === 'on'

/** Animates one picture into another while the page changes. If that is not possible, only the page changes. */
export async function growPicture({ from, to, change }: Growth) {
  if (!(from instanceof HTMLElement) || isStill()) return void (await change())
  from.style.viewTransitionName = name
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = ''
    void change()
    const grown = await arrival(to)
    // Otherwise the old picture would fade out over the new page.
    if (!(grown instanceof HTMLElement)) return transition.skipTransition()
    grown.style.viewTransitionName = name
    const clear = () => {
      grown.style.viewTransitionName = ''
    }
    transition.finished.then(clear, clear)
  })
  // Rejects if the animation is skipped or a second one has begun; the page has changed anyway.
  transition.ready.catch(() => undefined)
  await transition.updateCallbackDone
}

/** The browser has already animated the way back, following the player's finger. */
let isSwiped = false
addEventListener('popstate', (event) => void (isSwiped = event.hasUAVisualTransition), true)

/** On Back from a game, its picture shrinks into the tile from which it was opened, and the tile gets the focus. */
export async function shrinkPicture(to: () => Element | null, change: () => unknown) {
  const left = () => (embedPicture() ? null : to())
  void arrival(left, listPatience).then(takeFocus)
  const from = isSwiped ? null : (coverPicture() ?? embedPicture())
  await growPicture({ from, to: left, change })
}

/** Does nothing if a dialog or the player has moved the focus meanwhile. */
function takeFocus(tile: Element | null) {
  const isFree = document.activeElement?.matches('body, [tabindex="-1"]') ?? true
  if (isFree && tile instanceof HTMLElement) tile.focus()
}

/** Does not wait for a frame, because none are drawn meanwhile. */
function arrival(to: () => Element | null, wait = patience) {
  return new Promise<Element | null>((resolve) => {
    const settle = (element: Element | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(element)
    }
    const look = () => {
      const element = to()
      if (element) settle(element)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(settle, wait, null)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
    look()
  })
}

/** The parts of a page that show the picture of one game. */
export const sheetPicture = () =>
  document.querySelector('dialog[open] [data-shared-picture="sheet"]')
export const coverPicture = () => document.querySelector('[data-shared-picture="cover"]')
const embedPicture = () => document.querySelector('[data-shared-picture="embed"]')
export const tilePicture = (id: string, within = '') =>
  document.querySelector(`${within} [data-node-id="${CSS.escape(id)}"] > button`)
