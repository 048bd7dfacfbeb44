const bengaliZero = 0x9e6

let zero = 0

/** Bengali has two sets of digits, and the player chooses one. */
export const chooseDigits = (locale: string, digits: string) =>
  void (zero = locale === 'bn' && digits === 'bengali' ? bengaliZero : 0)

export const inDigits = (text: string | number) =>
  zero === 0
    ? String(text)
    : String(text).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
