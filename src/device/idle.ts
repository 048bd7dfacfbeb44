/** Runs once the page has loaded and has nothing better to do; in lite mode not before the player does something. */
export function afterLoad(work: () => void) {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
    else setTimeout(work, 2000)
  }
  if (document.documentElement.dataset['lite'] === 'quiet')
    addEventListener('engaged', whenIdle, { once: true })
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
