import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { whileCurrent } from '../../../../device/whileCurrent.ts'
import { listLanguageAtom } from '../../../merchant/merchant.atoms.ts'
import { type Failure, asFailure } from '../../../../net/failure.ts'
import type { Found } from '../../lookup/search.messages.ts'
import { confirmedAtAtom, findGames } from '../../lookup/searcher.ts'

interface Outcome {
  readonly text: string
  readonly found?: Found
  readonly failure?: Failure
}

/** Searches the device at every letter; the last results stay until the next arrive. */
export function useFound(text: string, most: number) {
  const language = useAtomValue(listLanguageAtom)
  const confirmedAt = useAtomValue(confirmedAtAtom)
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>({ text: '' })
  useEffect(() => {
    const searched = findGames(text, most).then(
      (found) => ({ text, found }),
      (thrown: unknown) => ({ text, failure: asFailure(thrown) }),
    )
    return whileCurrent(searched, setOutcome)
  }, [text, most, language, confirmedAt, tries])
  const { found, failure } = outcome
  const isConfirmed = found !== undefined && confirmedAt >= found.at
  return {
    found,
    failure,
    isSettled: outcome.text === text,
    age: {
      at: isConfirmed ? confirmedAt : found?.at,
      isCached: (found?.isCached ?? false) && !isConfirmed,
    },
    retry: () => setTries(tries + 1),
  }
}
