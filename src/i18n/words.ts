import { type Messages, i18n } from '@lingui/core'

type Words = Readonly<Record<string, Messages>>

const later: Record<string, Messages> = {}

/**
 * The words that a chunk has brought along; they are there before anything in it is drawn.
 * @public Called by what words.plugin.ts adds to each chunk.
 */
export function addWords(words: Words) {
  for (const [locale, messages] of Object.entries(words))
    later[locale] = Object.assign(later[locale] ?? {}, messages)
  // Not by `load`, which would draw the whole page anew.
  Object.assign(i18n.messages, later[i18n.locale])
}

/** A catalog with all that has come along so far. */
export const withLaterWords = (locale: string, messages: Messages): Messages => ({
  ...messages,
  ...later[locale],
})
