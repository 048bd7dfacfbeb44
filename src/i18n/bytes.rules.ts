export interface Amount {
  readonly unit: 'KB' | 'MB'
  readonly number: number
}

export function amountOf(bytes: number): Amount {
  const kilobytes = Math.round(bytes / 1000)
  if (kilobytes < 1000) return { unit: 'KB', number: kilobytes }
  return { unit: 'MB', number: Math.round(kilobytes / 100) / 10 }
}
