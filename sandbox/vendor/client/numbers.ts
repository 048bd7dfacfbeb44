const bengaliZero = 0x9e6

let zero = 0

/** Bengali has two sets of digits, and the player chooses one. */
export const chooseDigits = (locale: string, digits: string) =>
  void (zero = locale === 'bn' && digits === 'bengali' ? bengaliZero : 0)

export const inDigits = (text: string | number) =>
  zero === 0
    ? String(text)
    : String(text).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const lakhs = /\B(?=(\d\d)*\d{3}$)/g

/** 12345600 → ৳1,23,456.00. Does not use Intl, whose first use takes 60 ms on a cheap phone. */
export function money(minor: number): string {
  const [whole = '', fraction = ''] = (Math.abs(minor) / 100).toFixed(2).split('.')
  return inDigits(`${minor < 0 ? '−' : ''}৳${whole.replace(lakhs, ',')}.${fraction}`)
}

/** 195 → 1.95× */
export const times = (hundredths: number) => inDigits(`${(hundredths / 100).toFixed(2)}×`)
