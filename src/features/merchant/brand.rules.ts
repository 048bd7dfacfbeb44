/** The brand's name in a language, else its English or its first one. */
export const brandIn = (brand: Readonly<Record<string, string>>, language: string): string =>
  brand[language] ?? brand['EN'] ?? Object.values(brand)[0] ?? ''
