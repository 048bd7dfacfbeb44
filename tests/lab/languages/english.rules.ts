import type { Texts } from '#build/text/messages.ts'

/** Stands for a value. */
const slot = '\u0000'

/** The texts that a message can produce, each part between tags separately. */
function sayingsOf(message: Texts[string]): string[] {
  if (typeof message === 'string') return partsOf(message)
  const sayings: string[] = []
  const whole = message.map((token) => {
    if (typeof token === 'string') return token
    const [, , forms] = token
    for (const form of Object.values(forms && typeof forms === 'object' ? forms : {}))
      if (typeof form === 'string' || Array.isArray(form)) sayings.push(...sayingsOf(form))
    return slot
  })
  return [...partsOf(whole.join('')), ...sayings]
}

const partsOf = (text: string) =>
  text
    .split(/<\/?\d+\/?>/)
    .map((part) => part.trim())
    .filter((part) => /[a-z]{2}/i.test(part))

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patternOf = (saying: string) =>
  new RegExp(`^${saying.split(slot).map(escaped).join('.+')}$`, 's')

/** Whether a text is in English although the language has a translation. */
export function englishFinder(english: Texts, own: Texts) {
  const said = new Set(Object.values(own).flatMap(sayingsOf))
  const differing = Object.entries(english)
    .filter(([id, message]) => JSON.stringify(message) !== JSON.stringify(own[id]))
    .flatMap(([, message]) => sayingsOf(message))
    .filter((saying) => !said.has(saying))
  const plain = new Set(differing.filter((saying) => !saying.includes(slot)))
  const patterns = differing
    .filter((saying) => saying.includes(slot) && /[a-z]{4}/i.test(saying))
    .map(patternOf)
  return (text: string) => plain.has(text) || patterns.some((pattern) => pattern.test(text))
}

/** A placeholder or a tag that was not filled in. */
export const hasLostSlot = (text: string) => /\{\w*[},]|<\/?\d+\/?>/.test(text)
