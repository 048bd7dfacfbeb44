/** Whether the text around an element runs from the right. */
export const isFromRight = (element: Element) => getComputedStyle(element).direction === 'rtl'
