/** "22 Nov 2026" → "22 Nov". */
export const shortDay = (date: string) =>
  date
    .split(/[\s,]+/)
    .slice(0, 2)
    .join(' ')
