import * as v from 'valibot'

/** The language of the names of games, banks and records if the call specifies none. */
export const NamesLanguage = v.optional(v.string(), 'EN')

/** The language of announcements, promotions and other texts if the call specifies none. */
export const TextsLanguage = v.optional(v.string(), 'BN')

export const InNamesLanguage = v.object({ language: NamesLanguage })
