import { dayOf, timeOf } from '#api/day.ts'
import type { Bet, ProfitDay } from '#api/money/records.ts'
import { toWireMoney } from '#api/wire.ts'

/** Spreadsheets run cells that start like this as formulas, so they get a leading apostrophe. */
const formula = /^[=+\-@\t\r]/

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const textCell = (text: string) => quoted(formula.test(text) ? `'${text}` : text)

/** "2026-03-04 14:05:33" in the platform's time zone, like its days. */
const timeCell = (at: number) => `${dayOf(at)} ${timeOf(at)}`

/** The byte order mark tells older programs that it is UTF-8. */
const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[heads.map(textCell), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')}`

export const csvOf = (
  bets: readonly Bet[],
  heads: readonly string[],
  statusOf: (status: Bet['status']) => string,
): string =>
  tableOf(
    heads,
    bets.map((bet) => [
      textCell(bet.id),
      timeCell(bet.at),
      textCell(bet.game),
      textCell(bet.vendorName),
      textCell(statusOf(bet.status)),
      ...[bet.stake, bet.validStake, bet.win, bet.net].map(toWireMoney),
    ]),
  )

export const csvOfDays = (days: readonly ProfitDay[], heads: readonly string[]): string =>
  tableOf(
    heads,
    days.map(({ day, count, stake, validStake, win, net }) => [
      day,
      String(count),
      ...[stake, validStake, win, net].map(toWireMoney),
    ]),
  )
