/** Who has said to be 18 has not said to be 21. */
export const isDeclared = (stored: string | null, minAge: number): boolean =>
  stored !== null && /^\d{2}$/.test(stored) && Number(stored) >= minAge
