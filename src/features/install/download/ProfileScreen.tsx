import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntent } from '#net/useIntent.ts'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import { AppHead } from './AppHead.tsx'
import css from './AppScreen.module.css'
import { Method } from './methods/Method.tsx'
import { redeemTicketIntent } from './downloads.atoms.ts'
import { Status } from '#ui/feedback/Status.tsx'

export function ProfileScreen() {
  const brand = useAtomValue(brandAtom)
  return (
    <>
      <AppHead title={<Trans>{brand} for iPhone</Trans>} />
      <div className={css.page} data-wide>
        <Whose />
        <Method method="ios" />
        <LinkButton to="/m/app" kind="quiet" block>
          <Trans>Other ways</Trans>
        </LinkButton>
      </div>
    </>
  )
}

/** A ticket works once, and downloading does not depend on it. */
function Whose() {
  const { run, failure } = useIntent(redeemTicketIntent)
  const [userName, setUserName] = useState<string | null>(null)
  const redeem = useEffectEvent(() => {
    const ticket = takeTicket()
    if (ticket) void run({ ticket }).then((known) => setUserName(known?.userName ?? null))
  })
  useEffect(() => redeem(), [])
  return (
    <Status className={css.note}>
      {userName !== null && <Trans>This download is for {userName}.</Trans>}
      {failure && (
        <Trans>This link no longer identifies you. You can still download the app.</Trans>
      )}
    </Status>
  )
}

/** Returns the ticket once and erases it. */
export function takeTicket(): string | null {
  const query = new URLSearchParams(location.search)
  const inAddress = query.get('tokens') ?? query.get('token')
  const ticket = window.mela.downloadTicket ?? inAddress
  delete window.mela.downloadTicket
  if (inAddress !== null) history.replaceState(history.state, '', location.pathname)
  return ticket
}
