import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { sessionAtom } from '../../session/session.atoms.ts'
import { createTicketIntent } from './downloads.atoms.ts'

/** A player's address carries a ticket that attributes the download; it works without one too. */
export function useSafariAddress() {
  const language = useAtomValue(languageAtom)
  const isPlayer = useAtomValue(sessionAtom) !== null
  const { run } = useIntent(createTicketIntent)
  const [ticket, setTicket] = useState<string | null>(null)
  const prepare = async () => {
    if (isPlayer) setTicket((await run({}))?.ticket ?? null)
  }
  const address = new URL('/m/appDownload', location.origin)
  address.searchParams.set('language', language)
  if (ticket !== null) address.searchParams.set('tokens', ticket)
  return { address: address.href, prepare }
}
