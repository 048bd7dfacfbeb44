import type { Page } from '@playwright/test'
import { checksOf } from './check.ts'

/** The browser's own objections to installing the open page. */
export async function auditByChromium(page: Page) {
  const report = checksOf('Chromium')
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  report.noFaults(
    'errors in the manifest',
    errors.map(({ message }) => message),
  )
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  report.noFaults(
    'reasons against installing',
    installabilityErrors.map(({ errorId }) => errorId),
  )
  const { appId } = await session.send('Page.getAppId')
  report.note('the app has an id', appId !== undefined, appId ?? 'none')
  await session.detach()
  return report
}
