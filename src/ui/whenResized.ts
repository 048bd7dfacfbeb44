/** Calls once after the layout, and whenever the element's size changes. Returns a function that stops it. */
export function whenResized(element: Element, call: () => void) {
  const observer = new ResizeObserver(call)
  observer.observe(element)
  return () => observer.disconnect()
}
