const taka = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 12345600 → ৳1,23,456.00 */
export const money = (minor: number) => `৳${taka.format(minor / 100)}`
/** 195 → 1.95× */
export const times = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`
