import { pointsOf } from '#sandbox/vendor/sheets/cards.ts'

/** Whether the banker takes a third card, given the points of the player's third card, or null. */
function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker < 6
  if (banker < 3) return true
  if (banker === 3) return third !== 8
  return banker < 7 && third >= banker * 2 - 6 && third < 8
}

/** Two hands of two or three cards, by the fixed rules of baccarat. */
export function dealBaccarat(take: () => number) {
  const dragon = [take()]
  const tiger = [take()]
  dragon.push(take())
  tiger.push(take())
  const [player, banker] = [pointsOf(dragon), pointsOf(tiger)]
  if (player > 7 || banker > 7) return { dragon, tiger }
  if (player < 6) dragon.push(take())
  const [, , third] = dragon
  if (bankerDraws(banker, third === undefined ? null : pointsOf([third]))) tiger.push(take())
  return { dragon, tiger }
}
