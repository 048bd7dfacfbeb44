import type { Country } from '#api/account/phone.ts'
import { plainText } from '#api/typed/text.ts'
import { parseUrl } from '#device/parseUrl.ts'
import { passageOf } from '#net/urlGate.ts'

interface NamedCountry extends Country {
  readonly name: string
  readonly words: string
}

export function nameCountries(countries: readonly Country[], locale: string): NamedCountry[] {
  const own = new Intl.DisplayNames([locale], { type: 'region' })
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  const order = new Intl.Collator(locale)
  return countries
    .map((country) => {
      const name = own.of(country.region) ?? country.region
      const words = `${name} ${english.of(country.region)} ${country.region}`.toLocaleLowerCase()
      return { ...country, name, words }
    })
    .sort((one, other) => order.compare(one.name, other.name))
}

/** Matches at the start come first; without a query the countries of the chosen code do. */
export function findCountries(
  named: readonly NamedCountry[],
  typed: string,
  chosen: string,
): readonly NamedCountry[] {
  const text = plainText(typed).trim().toLocaleLowerCase()
  if (text === '') return first(named, ({ dialingCode }) => dialingCode === chosen)
  const digits = text.replace(/^(\+|00)/, '')
  if (/^\d+$/.test(digits))
    return first(
      named.filter(({ dialingCode }) => dialingCode.startsWith(digits)),
      ({ dialingCode }) => dialingCode === digits,
    )
  const found = named.filter(({ words }) => words.includes(text))
  return first(found, ({ words }) => words.startsWith(text))
}

const first = (named: readonly NamedCountry[], isFirst: (country: NamedCountry) => boolean) => [
  ...named.filter(isFirst),
  ...named.filter((country) => !isFirst(country)),
]

/**
 * Where pictures of flags are: on the site or on one of the merchant's hosts of pictures, because the page's policy
 * allows no other; null for any other place.
 */
export function flagsAt(place: string, hosts: readonly string[], origin?: string): string | null {
  if (place === '') return null
  const names = hosts.map((host) => parseUrl(host)?.host ?? '')
  const passage = passageOf(place, { kind: 'link', hosts: names, ...(origin && { origin }) })
  return passage && passage.kind !== 'ask' ? passage.href.replace(/\/+$/, '') : null
}

export const flagOf = (place: string | null, region: string) =>
  place === null ? null : `${place}/${region.toLowerCase()}.svg`
