const characters = (text: string) => text.length

/**
 * The content of a field after an edit: characters typed beyond `most` are ignored, but a longer paste is accepted,
 * so that it can be refused with a sentence.
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
