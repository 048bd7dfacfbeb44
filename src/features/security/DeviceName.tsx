import { Trans } from '@lingui/react/macro'
import { browserOf } from './browser.rules.ts'

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
