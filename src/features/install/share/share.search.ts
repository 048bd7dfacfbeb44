import * as v from 'valibot'

const maxLength = 2000

const Text = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, maxLength)),
  ),
  '',
)

/** The parameters of the manifest's share target. */
export const SharedSearch = v.object({ title: Text, text: Text, url: Text })
