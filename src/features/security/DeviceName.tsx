import { Trans } from '@lingui/react/macro'
import { browserOf } from './browser.rules.ts'

/** "Chrome on Android", as far as the browser said who it is. */
export function DeviceName({ userAgent }: { readonly userAgent: string }) {
  const { browser, system } = browserOf(userAgent)
  if (browser && system)
    return (
      <Trans>
        {browser} on {system}
      </Trans>
    )
  return browser ?? system ?? <Trans>Unknown device</Trans>
}
