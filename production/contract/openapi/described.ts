import type { About } from '#api/endpoint.ts'
import { resources } from '#api/contract.ts'

interface Described {
  /** The folder and the file of the call. */
  readonly tag: string
  readonly about: About
}

const described: ReadonlyMap<string, Described> = new Map(
  Object.entries(resources).flatMap(([tag, { about }]) =>
    Object.entries<About>(about).map(([name, said]): [string, Described] => [
      name,
      { tag, about: said },
    ]),
  ),
)

export function describedAs(name: string): Described {
  const found = described.get(name)
  if (!found) throw new Error(`Nothing is said of ${name}`)
  return found
}

/** `limit_loss and limit_wager {period}, limit_session`: neighbours with the same details share them. */
function refusedText(refused: NonNullable<About['refused']>) {
  const groups: { codes: string[]; details: string }[] = []
  for (const [code, details = ''] of Object.entries(refused)) {
    const last = groups.at(-1)
    if (last && details && last.details === details) last.codes.push(code)
    else groups.push({ codes: [code], details })
  }
  return groups.map(({ codes, details }) => `${codes.join(' and ')} ${details}`.trim()).join(', ')
}

export const textOf = ({ says, refused }: About) =>
  refused ? `${says} Refused: ${refusedText(refused)}.` : says
