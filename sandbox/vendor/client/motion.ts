const calm = matchMedia('(prefers-reduced-motion: reduce)')

export const isCalm = () => calm.matches
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/** A purely visual pause, shorter with reduced motion. */
export const pause = (ms: number) => wait(isCalm() ? Math.min(ms, 60) : ms)

/** Waits until the page is visible, and for a moment longer. */
export async function seen() {
  while (document.hidden)
    await new Promise((resolve) =>
      document.addEventListener('visibilitychange', resolve, { once: true }),
    )
  await pause(300)
}

/** Also finishes in a hidden tab, and at once with reduced motion. */
export async function animate(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions & { readonly duration: number },
) {
  const duration = isCalm() ? 1 : options.duration
  const delay = isCalm() ? 0 : (options.delay ?? 0)
  const animation = element.animate(frames, { fill: 'both', ...options, duration, delay })
  const end = duration * Number(options.iterations ?? 1) + delay
  await Promise.race([animation.finished.catch(() => undefined), wait(end + 250)])
  return animation
}

/** Calls `draw` with 0 … 1 on every animation frame. */
export function tween(ms: number, draw: (share: number) => void): Promise<void> {
  const start = performance.now()
  const length = isCalm() ? 1 : ms
  return new Promise((resolve) => {
    const step = () => {
      const share = Math.min(1, (performance.now() - start) / length)
      draw(share)
      if (share < 1) onNextFrame(step)
      else resolve()
    }
    step()
  })
}

const onNextFrame = (step: () => void) =>
  document.hidden || isCalm() ? void setTimeout(step, 100) : void requestAnimationFrame(step)

/** Ten a second with reduced motion. */
export const nextFrame = () => new Promise<void>(onNextFrame)
