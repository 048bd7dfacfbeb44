import * as v from 'valibot'

/** What names of games, banks and records are in where the call names no language. */
export const NamesLanguage = v.optional(v.string(), 'EN')

/** What announcements, promotions and other texts are in where the call names no language. */
export const TextsLanguage = v.optional(v.string(), 'BN')

export const InNamesLanguage = v.object({ language: NamesLanguage })
