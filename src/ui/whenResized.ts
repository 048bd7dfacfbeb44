/** Calls at once after the layout, and whenever the element has another size; returns how to stop. */
export function whenResized(element: Element, call: () => void) {
  const observer = new ResizeObserver(call)
  observer.observe(element)
  return () => observer.disconnect()
}
