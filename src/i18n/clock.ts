/** 65000 ms → "1:05"; from an hour on "1:00:05". */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, place) => (place ? String(part).padStart(2, '0') : part)).join(':')
}
