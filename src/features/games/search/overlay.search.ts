import * as v from 'valibot'

/** An address that somebody typed may hold a bare number: 777 is a name all the same. */
const Word = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(60))
const Text = v.optional(v.fallback(v.optional(Word), undefined))

/** The search lies over any page: `find` is there while it is open, with what is typed; `card` is a game's id. */
export const OverlaySearch = v.object({ find: Text, card: Text })
