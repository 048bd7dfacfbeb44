/** What matching last digits pay, in stakes: three, two, one. */
export const prizes: Readonly<Record<number, number>> = { 3: 600, 2: 20, 1: 2 }
export const digits = 3
