import type { OwnTicket } from '#sandbox/lottery/state.ts'

/** For each place, whether the drawn number is on one of the tickets. */
export const matching = (
  numbers: readonly string[],
  tickets: readonly Pick<OwnTicket, 'play' | 'content'>[],
): readonly boolean[] =>
  numbers.map((number, place) =>
    tickets.some((ticket) => isOwn(ticket, number, place, numbers.length)),
  )

function isOwn(
  { play, content }: Pick<OwnTicket, 'play' | 'content'>,
  number: string,
  place: number,
  count: number,
): boolean {
  switch (play) {
    case 'match':
    case 'one':
      return content.split(',').includes(number)
    case 'any':
      return content.includes(number)
    case 'exact':
      return content[place] === number
    case 'last2':
      return place >= count - 2 && content[place - (count - 2)] === number
    default:
      return false
  }
}
