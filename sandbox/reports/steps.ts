/** Values are counted in steps of 20 %; CLS, a ratio, in thousandths. */
const growth = 1.2
const unitOf = (metric: string) => (metric === 'CLS' ? 1000 : 1)

export const stepOf = (metric: string, value: number) =>
  value <= 0 ? 0 : Math.max(0, Math.ceil(Math.log(value * unitOf(metric)) / Math.log(growth))) + 1

export const sizeOf = (metric: string, step: number) =>
  step === 0 ? 0 : Number((growth ** (step - 1) / unitOf(metric)).toPrecision(3))
