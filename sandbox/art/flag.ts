const indicatorA = 0x1f1e6

/** The player's own phone draws it, as in text; phones without flags show the two letters. */
export function flag(region: string): string {
  const points = [...region.toUpperCase()].map(
    (letter) => indicatorA + letter.charCodeAt(0) - 'A'.charCodeAt(0),
  )
  const text = String.fromCodePoint(...points)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"><text x="16" y="20" font-size="22" text-anchor="middle">${text}</text></svg>`
}
