/** A declaration of 18 does not cover 21. */
export const isDeclared = (stored: string | null, minAge: number): boolean =>
  stored !== null && /^\d{2}$/.test(stored) && Number(stored) >= minAge
