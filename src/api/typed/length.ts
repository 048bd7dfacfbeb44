const characters = (text: string) => text.length

/**
 * What stands in a field after an edit: what is typed beyond `most` is not taken, a longer paste is, so that it can be
 * refused with a sentence.
 */
export function typedUpTo(
  most: number,
  before: string,
  after: string,
  lengthOf: (text: string) => number = characters,
): string {
  const length = lengthOf(after)
  return length > most && length === lengthOf(before) + 1 ? before : after
}
