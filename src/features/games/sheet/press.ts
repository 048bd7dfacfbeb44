/** Milliseconds for which a finger must rest on a game to open its sheet (section 9). */
const longPress = 370
/** CSS pixels; a finger that moves further is scrolling. */
const slack = 10

const gameAt = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-node-id]')?.dataset['nodeId'] ?? null)
    : null

const isStar = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[aria-pressed]') !== null

/** Reports a game that is long-pressed, right-clicked, or chosen with the menu key or Alt+Enter. */
export function watchPresses(onPress: (id: string, how: 'touch' | 'other') => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressing = new AbortController()
  let start = { x: 0, y: 0 }
  /** The press has opened a sheet: the click that follows when the finger lifts is ignored. */
  let isSpent = false

  const cancel = () => {
    clearTimeout(timer)
    pressing.abort()
  }
  const press = (event: PointerEvent) => {
    cancel()
    isSpent = false
    const id = gameAt(event.target)
    if (id === null || isStar(event.target) || !event.isPrimary || event.button !== 0) return
    start = { x: event.clientX, y: event.clientY }
    pressing = new AbortController()
    const heard = { signal: pressing.signal, passive: true }
    document.addEventListener('pointermove', move, heard)
    for (const end of ['pointerup', 'pointercancel', 'dragstart'] as const)
      document.addEventListener(end, cancel, heard)
    timer = setTimeout(() => {
      isSpent = true
      onPress(id, 'touch')
    }, longPress)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > slack) cancel()
  }
  const swallow = (event: MouseEvent) => {
    // A click from the keyboard has no pointer event before it.
    if (!isSpent || event.detail === 0) return
    isSpent = false
    event.preventDefault()
    event.stopPropagation()
  }
  const menu = (event: MouseEvent) => {
    const id = gameAt(event.target)
    if (id === null) return
    event.preventDefault()
    cancel()
    if (!isSpent) onPress(id, 'other')
  }
  const key = (event: KeyboardEvent) => {
    const id = event.altKey && event.key === 'Enter' ? gameAt(event.target) : null
    if (id === null) return
    event.preventDefault()
    onPress(id, 'other')
  }
  /** Set when the game gets the focus, so that screen readers announce it. */
  const hint = ({ target }: FocusEvent) => {
    if (target instanceof Element && gameAt(target) !== null && !isStar(target))
      target.setAttribute('aria-keyshortcuts', 'Alt+Enter')
  }

  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('pointerdown', press, { signal, passive: true })
  document.addEventListener('click', swallow, { signal, capture: true })
  document.addEventListener('contextmenu', menu, { signal })
  document.addEventListener('keydown', key, { signal, capture: true })
  document.addEventListener('focusin', hint, { signal })
  return () => {
    cancel()
    listening.abort()
  }
}
