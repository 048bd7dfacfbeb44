/** Short names that are used in writing and that Intl does not have. */
const others: Readonly<Record<string, readonly string[]>> = { BDT: ['Tk'], INR: ['Rs'] }

/** A single letter can mean a thousand: "500K". */
const isWord = (text: string) => !/^\p{Script=Latin}$/u.test(text)

/** The signs, the name and the words of a currency in these locales, such as "taka". */
export function currencyWords(currency: string, locales: readonly string[]): readonly string[] {
  const code = currency.toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) return []
  const names = locales.flatMap((locale) =>
    (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: code,
        currencyDisplay,
        // With decimals, 1 is a plural in English.
        maximumFractionDigits: 0,
      })
      return [1, 500].flatMap((amount) =>
        format
          .formatToParts(amount)
          .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
      )
    }),
  )
  const words = names.flatMap((name) => [name, ...name.split(/\s+/)])
  return [...new Set([...words, ...(others[code] ?? [])])].filter(isWord)
}
