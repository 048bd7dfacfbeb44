import { reducedMotion } from '../useMediaQuery.ts'
import './growPicture.css'

const name = 'game-picture'
/** Milliseconds that the page may stand still until the other picture is there. */
const patience = 200

interface Growth {
  readonly from: Element | null
  readonly to: () => Element | null
  readonly change: () => unknown
}

const isStill = () =>
  !('startViewTransition' in document) ||
  matchMedia(reducedMotion).matches ||
  document.documentElement.dataset['lite'] === 'on'

/** One picture becomes another while the page changes; where that cannot be shown the page changes alone. */
export async function growPicture({ from, to, change }: Growth) {
  if (!(from instanceof HTMLElement) || isStill()) return void (await change())
  from.style.viewTransitionName = name
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = ''
    void change()
    const grown = await arrival(to)
    if (grown instanceof HTMLElement) grown.style.viewTransitionName = name
    const clear = () => {
      if (grown instanceof HTMLElement) grown.style.viewTransitionName = ''
    }
    transition.finished.then(clear, clear)
  })
  // Rejects where a second one has begun meanwhile; the page has changed all the same.
  transition.ready.catch(() => undefined)
  await transition.updateCallbackDone
}

/** Frames are not drawn meanwhile, so that none can be waited for. */
function arrival(to: () => Element | null) {
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
    const timer = setTimeout(settle, patience, null)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
    look()
  })
}

/** The parts of a page that show the picture of one game. */
export const sheetPicture = () =>
  document.querySelector('dialog[open] [data-shared-picture="sheet"]')
export const coverPicture = () => document.querySelector('[data-shared-picture="cover"]')
export const tilePicture = (id: string) =>
  document.querySelector(`[data-node-id="${CSS.escape(id)}"] > button`)
