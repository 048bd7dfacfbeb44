/** Whether the text around an element runs from the right. */
export const isFromRight = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Calls once after the layout, and whenever the element's size changes. Returns a function that stops it. */
export function whenResized(element: Element, call: () => void) {
  const observer = new ResizeObserver(call)
  observer.observe(element)
  return () => observer.disconnect()
}
